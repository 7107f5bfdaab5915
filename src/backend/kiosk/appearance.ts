import { LANGUAGE_TAGS, type Appearance } from '../../generated/bindings';

/** How the person reads now, for the windows that src-tauri draws: what src/visit/comfort.ts set. */
export function appearance(): Appearance {
  const { lang, style } = document.documentElement;
  return {
    language: LANGUAGE_TAGS.find((tag) => tag === lang) ?? 'en',
    size: parseInt(style.fontSize, 10) || 100,
    contrast: document.documentElement.hasAttribute('data-contrast'),
  };
}
