import type { FirstWords } from './first.en';

/** Las frases de las primeras 72 horas. */
export const first: FirstWords = {
  title: 'Las primeras 72 horas',
  intro: 'Lo que casi todos necesitan primero. Marque lo que ya hizo y llévese la página.',
  sayWhere: 'Diga dónde está. Entonces verá lugares cerca de usted.',
  private: 'Sin cuenta. Sus marcas se borran cuando usted se va.',
  items: {
    parole: {
      title: 'Vaya a su oficina de libertad condicional',
      text: 'Es la oficina de "parole" o "probation". Sus papeles de salida dicen dónde y hasta qué día. Vaya temprano y pida un papel que diga que fue.',
    },
    bed: {
      title: 'Busque una cama para esta noche',
      text: 'Llame primero. Pregunte si hay lugar y hasta qué hora puede llegar.',
    },
    eat: { title: 'Coma hoy', text: 'Muchos de estos lugares no piden identificación.' },
    phone: {
      title: 'Consiga un teléfono',
      text: 'Las oficinas y los empleadores le van a pedir un número. Hasta tener uno, pida a un albergue o a un amigo que reciba sus llamadas.',
    },
    benefits: {
      title: 'Pida ayuda para comida (SNAP)',
      text: 'Vaya a la oficina de su condado, o pida en NJHelps.gov. Lleve cualquier identificación que tenga.',
    },
    medicaid: {
      title: 'Pida Medicaid (NJ FamilyCare)',
      text: 'Llame al 800-701-0710, o pregunte en la oficina de servicios sociales de su condado. Diga que acaba de salir. Si necesita medicinas, vaya hoy a una clínica.',
    },
    papers: {
      title: 'Saque sus papeles',
      text: 'Casi todas las oficinas y trabajos piden identificación. Estos lugares le ayudan a sacarla.',
    },
    work: {
      title: 'Busque trabajo',
      text: 'Haga aquí un currículum en diez minutos y vea quién contrata.',
    },
  },
  done: 'Hecho',
  doneOf: (count, all) => `${count} de ${all} hechos`,
  noPlaces:
    'No tenemos un lugar para esto en las listas. Llame al 211: es gratis, de día y de noche.',
  failed: 'No se pudieron cargar los lugares. Llame al 211: es gratis, de día y de noche.',
  more: (title) => `Más lugares: ${title}`,
  toPlanner: 'Plan de papeles: qué necesita y en qué orden',
  toResume: 'Hacer un currículum',
  toLaw: 'Muestre esto en la oficina:',
  slip: 'Hacer un papel con su cita',
  print: 'Imprimir esta página',
};
