/** What a person looks for. */
export interface Wanted {
  role: 'link' | 'button' | 'field' | 'region';
  name: string;
}

/**
 * Runs in the page: finds a visible thing by its role and accessible name (whole, or its beginning
 * up to a comma) and answers a selector of it; empty when there is none.
 */
export function find({ role, name }: Wanted): string {
  const kinds = {
    link: 'a[href]',
    button: 'button',
    field: 'input, select, textarea',
    region: '[role=region], [tabindex="0"]',
  };
  const labelOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const labels = (element as HTMLInputElement).labels;
    const spoken = (labels?.length ? labels[0] : element)?.cloneNode(true) as Element | undefined;
    for (const part of spoken?.querySelectorAll('[aria-hidden=true]') ?? []) part.remove();
    return spoken?.textContent ?? '';
  };
  const matches = (element: Element): boolean => {
    const label = labelOf(element).replace(/[◀▶]/g, '').trim();
    return label === name || label.startsWith(`${name}, `);
  };
  const found = Array.from(document.querySelectorAll(kinds[role])).find(
    (element) => matches(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return '';
  found.setAttribute('data-found', 'next');
  for (const other of document.querySelectorAll('[data-found]')) {
    if (other !== found) other.removeAttribute('data-found');
  }
  return '[data-found=next]';
}
