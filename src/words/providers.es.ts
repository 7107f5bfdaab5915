import type { ProviderWords } from './providers.en';

export const providers: ProviderWords = {
  logInWith: (name) => `Iniciar sesión con ${name}`,
  title: 'Su sesión no está abierta',
  stopped: 'Usted salió antes de terminar. Intente otra vez o inicie sesión de otra manera.',
  'too-old': 'Tardó demasiado, o esta página ya se abrió antes. Inicie sesión otra vez.',
  'has-account': 'Ya tiene una cuenta con este correo. Inicie sesión como lo hacía antes.',
  back: 'Volver a iniciar sesión',
  removeText: (name) => `Entonces ya no puede iniciar sesión con ${name}.`,
};
