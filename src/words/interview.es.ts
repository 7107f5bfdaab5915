import type { InterviewWords } from './interview.en';

/** Las frases para practicar una entrevista. */
export const interview: InterviewWords = {
  title: 'Practicar una entrevista',
  intro:
    'Doce preguntas que hacen los empleadores. Conteste cada una en voz alta. No guardamos nada.',
  at: (place, all) => `Pregunta ${place} de ${all}`,
  hear: 'Oír la pregunta',
  show: 'Ver maneras de contestar',
  about: 'De qué se trata',
  ways: 'Maneras de contestar',
  back: 'Volver',
  next: 'Siguiente pregunta',
  again: 'Empezar de nuevo',
  end: 'Ya pasó por todas. Hágalo otra vez con un amigo que le pregunte.',
  questions: [
    {
      ask: 'Hábleme de usted.',
      about: 'Quieren oír lo que sabe hacer. Que dure un minuto.',
      ways: [
        'Diga el trabajo que mejor conoce: "Cociné para grupos grandes durante cuatro años."',
        'Diga algo que le confían: "Yo abro la cocina en la mañana."',
        'Diga lo que quiere ahora: "Quiero un trabajo donde pueda quedarme y aprender."',
      ],
    },
    {
      ask: '¿Por qué quiere trabajar aquí?',
      about: 'Quieren saber que usted los eligió.',
      ways: [
        'Nombre algo del lugar: "Vi lo limpio que lo tienen."',
        'Diga por qué es para usted: "Me gusta ver lo que hice al final del día."',
        'Evite "necesito cualquier trabajo". Puede ser cierto, pero no le ayuda.',
      ],
    },
    {
      ask: '¿Qué sabe hacer bien?',
      about: 'Bastan dos cosas. Muéstrelas con una historia corta.',
      ways: [
        'Dígalo: "Soy puntual."',
        'Muéstrelo: "En dos años nunca llegué tarde a mi turno."',
        'Diga por qué sirve aquí: "Así pueden contar conmigo."',
      ],
    },
    {
      ask: '¿Qué le cuesta trabajo?',
      about: 'Quieren ver que usted se conoce y que lo está mejorando.',
      ways: [
        'Elija algo pequeño y cierto: "Antes yo tomaba demasiadas cosas a la vez."',
        'Diga qué hace: "Ahora pregunto qué va primero."',
        'No diga "nada". Nadie lo cree.',
      ],
    },
    {
      ask: 'Aquí hay años sin trabajo. ¿Qué hizo usted?',
      about: 'Sea breve y diga la verdad. Luego vuelva al presente.',
      ways: [
        'Diga lo que hizo en ese tiempo: "Trabajé en una lavandería y terminé mi GED."',
        'Puede decir: "Estuve fuera unos años. Ya volví, y tengo ganas de trabajar."',
        'Luego pare, y hable de este trabajo.',
      ],
    },
    {
      ask: 'Hábleme de sus antecedentes.',
      about: 'Reconózcalo en una frase, diga qué cambió y vuelva a hablar del trabajo.',
      ways: [
        'Reconózcalo: "Hace años tomé una mala decisión y la pagué." No culpe a nadie y no cuente toda la historia.',
        'Diga qué cambió: "Desde entonces aprendí soldadura y trabajé todos los días."',
        'Vuelva al trabajo: "Quiero trabajar así aquí." La ley está de su lado. En Nueva Jersey, casi ningún empleador con 15 trabajadores o más puede preguntar antes de que termine la primera entrevista.',
      ],
    },
    {
      ask: '¿Por qué dejó su último trabajo?',
      about: 'Nunca hable mal de un jefe. Diga qué sigue.',
      ways: [
        '"El trabajo terminó, y busco un lugar fijo."',
        '"Aprendí mucho allí. Ahora quiero hacer más."',
        'Si le despidieron: "No era el lugar para mí. Aprendí a preguntar antes."',
      ],
    },
    {
      ask: 'Cuénteme de un problema en el trabajo. ¿Qué hizo?',
      about: 'Una historia en tres partes: qué pasaba, qué hizo usted, cómo terminó.',
      ways: [
        'Qué pasaba: "Una máquina se paró a mitad del turno."',
        'Qué hizo: "Avisé al jefe y empacamos a mano."',
        'Cómo terminó: "Acabamos a tiempo."',
      ],
    },
    {
      ask: '¿Cómo se lleva con un jefe que es duro con usted?',
      about: 'Quieren saber que usted mantiene la calma.',
      ways: [
        '"Primero escucho, y pregunto qué debo mejorar."',
        '"No me lo llevo a casa. Mañana será otro día."',
        'Cuente una vez en que mantuvo la calma.',
      ],
    },
    {
      ask: '¿Puede trabajar de noche o los fines de semana?',
      about: 'Diga a qué horas puede trabajar. Por qué no puede a otras horas es cosa suya.',
      ways: [
        'Diga lo que puede: "Puedo trabajar de día y los sábados."',
        'Si tiene un compromiso fijo: "Los martes de nueve a doce no puedo. Me organizo con el trabajo."',
        'Dígalo ahora, no el primer día.',
      ],
    },
    {
      ask: '¿Cuánto quiere ganar?',
      about: 'Averigüe antes cuánto se paga por ese trabajo cerca de usted.',
      ways: [
        '"¿Cuánto pagan ustedes por este trabajo?" es una buena respuesta.',
        '"He visto de 17 a 19 dólares por este trabajo aquí. ¿Les parece bien?"',
        'No diga una cantidad que no le alcanza para vivir.',
      ],
    },
    {
      ask: '¿Tiene alguna pregunta para nosotros?',
      about: 'Siempre haga una. Muestra que le importa.',
      ways: [
        '"¿Cómo es una buena primera semana aquí?"',
        '"¿Con quién trabajaría?"',
        '"¿Cuándo me avisan?" Y luego dé las gracias.',
      ],
    },
  ],
};
