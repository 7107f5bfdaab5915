import type { PlaceText, PlaceTextSent } from '../generated/bindings';

/** Sends places to a phone by text message. Two implementations, no optional members. */
export interface PlaceTexts {
  /** Whether this installation does that. */
  areOn(): Promise<boolean>;

  /** Sends them. Sending again with the same key and number is harmless. */
  send(text: Omit<PlaceText, 'work'>): Promise<PlaceTextSent>;
}
