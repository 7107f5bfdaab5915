import type { VisitWords } from './visit.en';

export const visit: VisitWords = {
  bar: 'Ajuda para esta visita',
  leaveNow: 'Sair já',
  leaveNowNote:
    'Esconde esta tela e termina sua visita na hora. Você também pode apertar Shift três vezes.',
  myList: (count) => `Minha lista (${count})`,
  reading: 'Ajuda para ler',
  smaller: 'Letra menor',
  larger: 'Letra maior',
  size: (percent) => `Tamanho da letra ${percent} por cento`,
  contrast: 'Mais contraste',
  read: 'Ler esta página',
  stopReading: 'Parar de ler',
  readFailed: 'Agora não dá para ler esta página em voz alta.',

  session: {
    in: (who) => `Conta aberta: ${who}`,
    logOut: 'Sair da conta',
    out: 'Você saiu da conta.',
  },

  idle: {
    title: 'Você ainda está aqui?',
    text: 'Para proteger seus dados, esta tela logo vai começar de novo. Toque na tela ou aperte uma tecla para ficar.',
    left: (seconds) =>
      seconds === 1 ? 'Começa de novo em 1 segundo.' : `Começa de novo em ${seconds} segundos.`,
    stay: 'Ainda estou aqui',
    logOutText:
      'Para proteger seus dados, você logo vai sair da conta. Toque na tela ou aperte uma tecla para ficar.',
    logOutLeft: (seconds) =>
      seconds === 1
        ? 'Você sai da conta em 1 segundo.'
        : `Você sai da conta em ${seconds} segundos.`,
  },

  staff: {
    open: 'Equipe',
    title: 'Para a equipe',
    text: 'Digite o PIN deste computador para fechar este programa.',
    pin: 'O PIN',
    leave: 'Fechar o programa',
    back: 'Voltar',
    wrong: 'Este PIN não está certo. Tente de novo.',
    pause: 'Tentativas demais. Espere 15 minutos.',
  },

  take: {
    button: (name) => `Guardar ou compartilhar: ${name}`,
    short: 'Guardar ou compartilhar',
    hint: 'Aperte "Guardar ou compartilhar" para imprimir um lugar, abrir em um telefone ou pôr na sua lista.',
    code: 'Código QR desta página',
    scan: 'Aponte a câmera do seu telefone para este código para abrir esta página nele.',
    print: 'Imprimir isto',
    printing: 'Imprimindo …',
    printFailed: 'Não conseguimos imprimir. Avise a equipe.',
    add: 'Pôr na minha lista',
    remove: 'Tirar da minha lista',
    full: 'Sua lista está cheia. Tire algo antes.',
    close: 'Fechar',
    phone: 'Abrir isto em um telefone',
  },

  mine: {
    title: 'Minha lista',
    text: 'Estes são os lugares que você escolheu. Você pode imprimir a lista ou levar no telefone. Esta lista é apagada quando sua visita termina.',
    shared: 'Estes são os lugares do seu código.',
    empty:
      'Sua lista está vazia. Abra uma lista e aperte "Guardar ou compartilhar" ao lado de um lugar.',
    print: 'Imprimir minha lista',
    gone: (count) =>
      count === 1
        ? 'Um lugar mudou desde que você o escolheu, ou não está mais nas listas. Procure nas listas.'
        : `${count} lugares mudaram desde que você os escolheu, ou não estão mais nas listas. Procure nas listas.`,
    keep: 'Pôr estes na minha lista',
    missed: (count) =>
      count === 1
        ? 'Não conseguimos mostrar um dos seus lugares agora. Ele continua na sua lista. Tente mais tarde.'
        : `Não conseguimos mostrar ${count} dos seus lugares agora. Eles continuam na sua lista. Tente mais tarde.`,
    noCode: 'Não conseguimos ler este código. Pergunte a quem o deu, ou procure nas listas.',
    takeOff: (count) => (count === 1 ? 'Tirar da minha lista' : 'Tirar todos da minha lista'),
    putBack: 'Recuperar minha lista',
    clear: 'Esvaziar minha lista',
    remove: (name) => `Tirar: ${name}`,
    removeShort: 'Tirar',
    toLists: 'Ir para as listas',
  },

  keyboard: {
    label: 'Teclado na tela',
    space: 'Espaço',
    shift: 'Maiúsculas',
    back: 'Apagar',
    enter: 'Entrar',
    symbols: 'Símbolos',
    letters: 'Letras',
    hide: 'Esconder teclado',
    hideShort: 'Esconder',
    left: 'Mover para a esquerda',
    right: 'Mover para a direita',
  },
};
