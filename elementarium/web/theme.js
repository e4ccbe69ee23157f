// The theme, before anything is painted; a plain script, since modules run too late.
// "auto" follows the device. lib/settings.js calls it again when the player chooses.
(() => {
  const contrast = matchMedia("(prefers-contrast: more)");
  const light = matchMedia("(prefers-color-scheme: light)");
  let chosen = "auto";

  const resolved = () => {
    if (chosen !== "auto") return chosen;
    if (contrast.matches) return "contrast";
    return light.matches ? "light" : "dark";
  };
  const apply = () => {
    document.documentElement.dataset.theme = resolved();
    const colour = document.querySelector("meta[name=theme-color]");
    if (colour) colour.content = resolved() === "light" ? "#ddd3c1" : "#070910";
  };

  globalThis.applyTheme = (theme) => { chosen = theme; apply(); };
  for (const query of [contrast, light]) query.addEventListener("change", apply);
  try {
    chosen = JSON.parse(localStorage.getItem("elementarium.theme")) ?? "auto";
  } catch { /* no storage: follow the device */ }
  apply();
})();
