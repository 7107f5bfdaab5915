import type { Sheet } from '../generated/bindings';
import { useBuilderWords } from '../words/builderWords';

/** A resume as it looks, as text that can be read aloud and printed. */
export function SheetView({ sheet, design }: { sheet: Sheet; design: number }) {
  const { done } = useBuilderWords();
  return (
    <section className={`sheet design-${design}`} lang={sheet.language} aria-label={done.sheet}>
      <h2>{sheet.heading}</h2>
      <p className="contact-line">{sheet.contact.join(' | ')}</p>
      {sheet.sections.map((section) => (
        <div className="sheet-section" key={section.heading}>
          {section.heading && <h3>{section.heading}</h3>}
          <div>
            {section.entries.map((entry, place) => (
              <div className="entry" key={place}>
                {entry.title && (
                  <h4>
                    {entry.title} <span className="dates">{entry.dates}</span>
                  </h4>
                )}
                {entry.line && <p>{entry.line}</p>}
                {entry.items.length > 0 && (
                  <ul>
                    {entry.items.map((item) => (
                      <li key={item.text} lang={item.language ?? undefined}>
                        {item.text}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
