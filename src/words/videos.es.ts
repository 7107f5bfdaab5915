import type { VideosWords } from './videos.en';

export const videos: VideosWords = {
  titles: { career: 'Ayuda laboral', finance: 'Manejo del dinero' },
  subtitles: { career: 'Trabajo', finance: 'Dinero' },
  watch: 'Ver video',
  inEnglish: 'Los videos están en inglés.',
  texts: {
    goals: { subtitle: 'Dinero', desc: 'Por qué ayuda tener una meta y cómo fijar una posible.' },
    literacy: { subtitle: 'Dinero', desc: 'Qué es manejar el dinero y cómo planear.' },
    ebt: {
      subtitle: 'Dinero',
      desc: 'Qué paga la tarjeta de beneficios y cómo obtenerla y usarla.',
    },
    career: {
      subtitle: 'Trabajo',
      desc: 'Conozca sus fortalezas y busque un trabajo que le quede bien.',
    },
    interview: {
      subtitle: 'Trabajo',
      desc: 'Prepárese para una entrevista: qué hacer, cómo estar y qué decir.',
    },
    network: {
      subtitle: 'Trabajo',
      desc: 'Conozca personas que pueden ayudarle a encontrar trabajo.',
    },
    resume: { subtitle: 'Trabajo', desc: 'Qué poner en un currículum y cómo ordenarlo.' },
  },
};
