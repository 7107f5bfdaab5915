import { useEffect, useState, type ComponentType } from 'react';

/** Sent to the window when a part of the program did not arrive. */
export const NOT_ARRIVED = 'part-not-arrived';

/**
 * A part of a screen whose code is loaded when it is wanted, such as a dialog. When the code does not
 * arrive, the screen stays as it is and says so; a dialog counts as closed, so that another press tries
 * again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => arrived);
    const { onClose } = props as { onClose?: () => void };
    useEffect(() => {
      if (Part) return;
      let isOpen = true;
      load().then(
        (part) => {
          arrived = part;
          if (isOpen) setPart(() => part);
        },
        () => {
          if (!isOpen) return;
          dispatchEvent(new Event(NOT_ARRIVED));
          onClose?.();
        },
      );
      return () => {
        isOpen = false;
      };
    }, [Part, onClose]);
    return Part && <Part {...props} />;
  };
}
