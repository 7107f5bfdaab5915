/** Makes the rules for paper the rules of this sheet, also inside of other rules. */
export function asOnPaper(sheet: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of sheet.cssRules) {
    // The rules of a frame are of classes of that frame, so `instanceof` would not recognize them.
    if ('media' in rule && rule.media) {
      const { media } = rule as CSSMediaRule;
      if (media.mediaText === 'print') media.mediaText = 'all';
      else if (media.mediaText === 'screen') media.mediaText = 'not all';
    }
    if ('cssRules' in rule) asOnPaper(rule as CSSGroupingRule);
  }
}

/** Copies the style sheets of a page into another one, as they are on a screen or on paper. */
export function copyStyles(from: Document, to: Document, isPaper: boolean): void {
  for (const original of from.querySelectorAll('link[rel="stylesheet"], style')) {
    const copy = to.importNode(original, true) as HTMLLinkElement | HTMLStyleElement;
    const adapt = () => {
      if (isPaper && copy.sheet) asOnPaper(copy.sheet);
    };
    copy.addEventListener('load', adapt);
    to.head.append(copy);
    if (copy.tagName === 'STYLE') adapt();
  }
}
