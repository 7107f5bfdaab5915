import { useEffect, useState } from 'react';
import { useBackend } from '../backend/context';

/** Whether places can be sent to a phone here; not until that is known. */
export function useTextsPlaces(): boolean {
  const backend = useBackend();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isOpen = true;
    backend
      .openPlaceTexts()
      .then((texts) => texts.areOn())
      .then(
        (isOn) => isOpen && setOn(isOn),
        () => undefined,
      );
    return () => {
      isOpen = false;
    };
  }, [backend]);
  return isOn;
}
