"""Rules functions: one source, several ways to run it.

`@rule` leaves a function as it is: called from Python it is interpreted, which is what one
wants for reading along, debugging and coverage. A `Backend` makes compiled twins of it. A twin
is the same code object with a copy of its module's globals in which every rules function is
replaced by its own twin, so a whole call tree moves to the back end together and both versions
live side by side in one process.
"""

from __future__ import annotations

import dis
import hashlib
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_RULES: set[FunctionType] = set()
_BOUND: set[FunctionType] = set()
"""Rules functions made by `bind`."""

_RECORDS: dict[str, Any] = {}
"""Words of annotations that mean arrays of records of one's own."""

KEPT_CACHES = 3
"""How many versions of the compiled rules stay on disk."""


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rules function: plain integers and arrays only, no objects, no exceptions."""
    assert isinstance(function, FunctionType)
    _RULES.add(function)
    return function


def records(word: str, dtype: Any) -> None:
    """Let a word in annotations mean arrays of such records, to every back end."""
    _RECORDS[word] = dtype


def is_rule(value: object) -> bool:
    """Whether a value is a rules function."""
    return isinstance(value, FunctionType) and (value in _RULES or value in _BOUND)


def bind(template: Callable[..., R], **functions: Callable[..., Any]) -> Callable[..., R]:
    """A copy of a rules function in which the given global names mean other rules functions.

    So code written once against the contract (`legal`, `apply`, …) becomes code of one game.
    The other rules functions of its module, which it may call, are copied with it; so are those
    it imports from modules that leave the same names open.
    """
    assert isinstance(template, FunctionType)
    home = template.__globals__
    names = {**home, **functions}
    for name, value in home.items():
        if name in functions or not isinstance(value, FunctionType) or not is_rule(value):
            continue
        if value.__globals__ is home:
            names[name] = _with_globals(value, names)
            _BOUND.add(names[name])
        elif any(value.__globals__.get(each, value) is None for each in functions):
            names[name] = bind(value, **functions)
    bound: Callable[..., R] = names[template.__name__]
    return bound


def _with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    twin = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    twin.__annotations__ = function.__annotations__
    return twin


class Backend:
    """Makes and remembers the compiled twins of rules functions.

    `types` says what the words used in annotations mean to the back end. A parameter that is
    an `int` is passed as one, whatever small integer it comes from, so that each function is
    compiled once and not for every mixture. `instead` names rules functions that stand in for
    others on this back end.
    """

    def __init__(
        self,
        jit: Callable[[FunctionType, bool], Any],
        types: Mapping[str, Any],
        instead: Mapping[Callable[..., Any], Callable[..., Any]] = MappingProxyType({}),
    ) -> None:
        self._jit = jit
        self._types = types
        self._instead = instead
        self._twins: dict[FunctionType, Any] = {}
        self._globals: dict[int, dict[str, Any]] = {}

    def twin(self, function: Callable[..., Any]) -> Any:
        """The twin to be called by other compiled code; compiled when first needed there."""
        assert isinstance(function, FunctionType)
        if function not in self._twins:
            # may already have made this twin on its way
            code = self.rebound(self._instead.get(function, function))
            once = _call_sites(len(_RULES))[function] <= 1
            self._twins.setdefault(function, self._declared(self._jit(code, once)))
        return self._twins[function]

    def rebound(self, function: Callable[..., Any]) -> FunctionType:
        """The function, not yet compiled, with every rule it names replaced by its twin."""
        assert isinstance(function, FunctionType)
        home = function.__globals__
        if id(home) not in self._globals:
            names = self._globals[id(home)] = dict(home)
            for name, value in home.items():
                if is_rule(value):
                    names[name] = self.twin(value)
        return _with_globals(function, self._globals[id(home)])

    def signature(self, function: Callable[..., Any]) -> tuple[Any, ...]:
        """The types an entry is compiled for."""
        return tuple(
            _array_of(_RECORDS[word]) if word in _RECORDS else self._types[word]
            for word in _parameter_words(function)
        )

    def _declared(self, dispatcher: Any) -> Any:
        """Let calls from compiled code widen small integers as the annotations say."""
        if isinstance(dispatcher, FunctionType):  # where nothing is compiled, nothing is widened
            return dispatcher
        scalars = [
            self._types[word] if word in ("int", "float", "bool") else None
            for word in _parameter_words(dispatcher.py_func)
        ]
        template = dispatcher.get_call_template

        def get_call_template(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
            pairs = zip(scalars, arguments, strict=True)
            return template(tuple(scalar or given for scalar, given in pairs), keywords)

        dispatcher.get_call_template = get_call_template
        return dispatcher


@cache
def _call_sites(known_rules: int) -> Counter[FunctionType]:
    """How often each rules function is named by another, as far as rules are known by now."""
    sites: Counter[FunctionType] = Counter()
    for function in _RULES:
        for instruction in dis.get_instructions(function):
            called = function.__globals__.get(instruction.argval)
            if instruction.opname == "LOAD_GLOBAL" and isinstance(called, FunctionType):
                sites[called] += 1
    return sites


def _array_of(dtype: Any) -> Any:
    from numba import from_dtype

    return from_dtype(dtype)[::1]


def _parameter_words(function: Callable[..., Any]) -> list[str]:
    return [word for name, word in function.__annotations__.items() if name != "return"]


def native_backend(types: Mapping[str, Any]) -> Backend:
    """A back end for this machine's processor."""

    def jit(function: FunctionType, inline: bool) -> Any:
        return _njit(forceinline=inline, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)

    return Backend(jit, types)


def _njit(**flags: Any) -> Any:
    import numba

    njit: Any = numba.njit
    # Rules allocate nothing, so arrays need no reference counts.
    return njit(error_model="numpy", nogil=True, _nrt=False, **flags)


@contextmanager
def _our_settings() -> Iterator[None]:
    """Numba's global settings as our rules want them, and as they were for everybody else."""
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR, config.LOOP_VECTORIZE
    config.CACHE_DIR = str(cache_folder())
    config.LOOP_VECTORIZE = 0  # our walks are a few cards long: wide loops only cost
    try:
        yield
    finally:
        config.CACHE_DIR, config.LOOP_VECTORIZE = before


def compile_entry(backend: Backend, function: Callable[..., Any], label: str) -> Any:
    """Compile a rules function to be called from Python, or load it from the disk cache."""
    ready = cache_folder() / f"{label}.ready"
    if not ready.exists():
        on_compile(label)
    with _our_settings():
        try:
            entry = _compiled(backend, function, cache=True)
            ready.touch()
        except OSError:  # a full disk costs time, not the game
            entry = _compiled(backend, function, cache=False)
    return entry


def _compiled(backend: Backend, function: Callable[..., Any], cache: bool) -> Any:
    entry = _njit(cache=cache)(backend.rebound(function))
    entry.compile(backend.signature(function))
    entry.disable_compile()
    return entry


def say_on_stderr(label: str) -> None:
    """The plain progress line of a first start."""
    print(f"Compiling the rules, once: {label} …", file=sys.stderr, flush=True)


on_compile: Callable[[str], None] = say_on_stderr
"""Told the name of each entry that is not in the cache, before it is compiled."""


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept: a folder named after the sources they came from.

    Numba's own check does not notice an edit in a *called* function of another file.
    """
    root = Path(os.environ.get("ELEMENTARIUM_CACHE") or _user_cache())
    folder = root / f"rules-{_sources_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_caches(root, folder)
    except FileNotFoundError:  # another process forgot the same old folder
        pass
    except OSError:
        return Path(tempfile.mkdtemp(prefix="elementarium-"))
    return folder


def _user_cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "elementarium"


def _sources_hash() -> str:
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    package = Path(__file__).parent.parent
    for source in sorted([*package.glob("**/*.py"), *package.glob("games/**/*.json")]):
        if source.relative_to(package).parts[0] in ("core", "games", "agents", "solving"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _forget_old_caches(root: Path, current: Path) -> None:
    by_age = sorted(root.glob("rules-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in by_age[KEPT_CACHES:]:
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)
