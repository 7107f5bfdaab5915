/** The sentences of the kiosk's viewer. It shows both languages, since it knows nothing of the visit. */
export const viewer = {
  failed: {
    en: 'This PDF cannot be shown here. It is stored all the same.',
    es: 'Este PDF no se puede mostrar aquí. De todos modos está guardado.',
  },
};
