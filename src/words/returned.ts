/** The sentences of the page that ends the window of an identity provider. */
export const returned = {
  en: {
    done: 'You can close this window',
    goneTitle: 'You are not logged in',
    gone: 'That took too long, or the page that opened this window is gone. Please log in again.',
    logIn: 'Log in',
  },
  es: {
    done: 'Ya puede cerrar esta ventana',
    goneTitle: 'Su sesión no está abierta',
    gone: 'Tardó demasiado, o la página que abrió esta ventana ya no está. Inicie sesión otra vez.',
    logIn: 'Iniciar sesión',
  },
};
