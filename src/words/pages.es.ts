import type { PagesWords } from './pages.en';

/** The sentences of the screen at the desk about the pages of the website. */
export const pages: PagesWords = {
  title: 'Páginas',
  text: 'Escriba lo que se lee en la página Sobre nosotros y agregue videos. Está en el sitio web enseguida y en cada quiosco en un minuto.',
  aboutTitle: 'La página Sobre nosotros',
  aboutNone: 'La página muestra solo su título.',
  english: 'En inglés',
  spanish: 'En español',
  addText: 'Agregar un texto',
  removeText: (number) => `Quitar el texto ${number}`,
  aboutText: (number) => `Texto ${number}`,
  videosTitle: 'Videos que ustedes agregaron',
  videosText: 'Están después de los videos que ya existen.',
  addVideo: 'Agregar un video',
  removeVideo: (number) => `Quitar el video ${number}`,
  video: (number) => `Video número ${number}`,
  gallery: 'Página',
  galleries: { career: 'Ayuda laboral', finance: 'Manejo del dinero' },
  videoTitle: 'Título del video',
  about: { en: 'De qué trata, en inglés', es: 'De qué trata, en español' },
  link: 'Dirección web (https://…)',
  save: 'Guardar y mostrar a todos',
  saved: 'Guardado. Ahora todos pueden verlo.',
  bad: 'Complete todos los campos en los dos idiomas. Una dirección web empieza con https://.',
  meanwhile:
    'Otra persona guardó esta página antes que usted. Lo suyo todavía no se guardó. Vea abajo lo de la otra persona. Si guarda otra vez, lo suyo queda en su lugar.',
  theirs: 'Lo que guardó la otra persona',
};
