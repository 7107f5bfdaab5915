import type { ProviderWords } from './providers.en';
import { said } from './said';

export const providers: ProviderWords = {
  logInWith: (name) => `Iniciar sesión con ${name}`,
  title: 'Su sesión no está abierta',
  notDone: 'Eso no funcionó',
  stopped: 'Usted salió antes de terminar. Intente otra vez o inicie sesión de otra manera.',
  'too-old': 'Tardó demasiado, o esta página ya se abrió antes. Inicie sesión otra vez.',
  'has-account': 'Ya tiene una cuenta con este correo. Inicie sesión como lo hacía antes.',
  taken: 'Esa cuenta ya pertenece a otra cuenta de aquí. Inicie sesión con ella para ver cuál es.',
  'other-account':
    'Esa no es la cuenta en la que usted inició sesión. Elija la correcta e intente otra vez.',
  'not-asked':
    'Ese sitio no le pidió iniciar sesión otra vez y no podemos saber si es usted. Confirme de otra manera.',
  blocked:
    'Su navegador no abrió una ventana. Permita ventanas para esta página e intente otra vez.',
  opening: (name) => `Abriendo ${name}…`,
  windowTitle: 'Siga en la ventana nueva',
  windowText: (name) =>
    `Inicie sesión con ${name} en la ventana pequeña. Cuando termine, esta página sigue sola.`,
  showWindow: 'Mostrar la ventana',
  closedTitle: 'Usted cerró la ventana',
  closedText: (name) =>
    said`No terminó con ${name}. No se perdió nada: intente otra vez. Si la ventana sigue abierta, puede seguir ahí.`,
  again: 'Intentar otra vez',
  back: 'Volver a iniciar sesión',
  backToProfile: 'Volver a sus ajustes',
  add: (name) => `Agregar ${name}`,
  proveWith: (name) => `Confirmar con ${name}`,
  removeText: (name) => said`Entonces ya no puede iniciar sesión con ${name}.`,
};
