import type { YourDataWords } from './yourData.en';

/** The same in Spanish. */
export const yourData: YourDataWords = {
  title: 'Sus datos',
  exportText:
    'Reciba todo lo que guardamos de usted, con sus currículums, en un solo archivo. El archivo queda en este dispositivo. Bórrelo de ahí si otras personas lo usan.',
  exportShowText:
    'Vea en esta pantalla todo lo que guardamos de usted. Esta computadora no guarda una copia. Para recibir también sus currículums, guarde todo en su memoria USB.',
  exportButton: 'Descargar mis datos',
  exportShow: 'Mostrar mis datos',
  exportStick: 'Guardar mis datos en mi memoria USB',
  exportSaved: (place) =>
    `Todo está en su memoria "${place}", en un archivo con el nombre my-data. Ya puede sacarla.`,
  exportNoStick: 'No encontramos una memoria con espacio. Conecte una e intente otra vez.',
  everywhereText: '¿Olvidó cerrar su sesión en otra computadora? Puede cerrarla en todas a la vez.',
  everywhereButton: 'Cerrar sesión en todas partes',
  deleteText: 'Puede borrar su cuenta y todo lo que contiene.',
  deleteWarning: {
    later:
      'Su cuenta se cierra de inmediato. Todo lo que contiene se borra para siempre después de 3 días, o hasta 7 días si esta semana cambió su correo o su contraseña. Hasta entonces, un enlace que le enviamos por correo puede recuperarla. Con el mismo enlace puede borrar todo antes.',
    now: 'Su cuenta y todo lo que contiene se borran de inmediato. Esto no se puede deshacer.',
  },
  deleteButton: 'Borrar mi cuenta',
  deleteTitle: '¿Borrar su cuenta?',
  deleteConfirm: 'Sí, borrarla',
};
