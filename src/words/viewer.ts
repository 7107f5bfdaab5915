/** The sentences of the kiosk's viewer. It shows both languages, since it knows nothing of the visit. */
export const viewer = {
  failed: {
    en: "This PDF can't be shown here, but it is saved.",
    es: 'Este PDF no se puede mostrar aquí, pero está guardado.',
  },
};
