interface Corpus {
  /** By hand, as people post. */
  written: readonly string[];
  /** What models write, and the sign in it. */
  made: readonly (readonly [sign: string, text: string])[];
}

export const corpora: Record<'de' | 'es' | 'fr' | 'pt', Corpus> = {
  de: {
    written: [
      'Ab Mai haben wir sonntags offen, von 8 bis 12. Brötchen, Brot und zwei Kuchen. Vorbestellen geht bis Samstagmittag.',
      'Gestern hat die Maschine den Geist aufgegeben, deshalb gibt es heute nur Filterkaffee. Morgen kommt der Techniker aus Ulm.',
      'Wir suchen eine Tischlerin für unsere Werkstatt in Leipzig. 36 Stunden, 3.400 Euro, freitags ist um eins Schluss. Anruf genügt.',
      'Nicht vergessen: am Samstag ist Flohmarkt im Hof. Aufbau ab sieben, Regen egal, das Zelt steht.',
      'Ich habe nach zwölf Jahren gekündigt. Keinen Plan, aber drei Monate Geld und einen Garten. Fragt mich im Herbst.',
      'Der Kurs ist kein Spaziergang, sagt Jana, und sie muss es wissen. Zehn Abende Statik, am Ende eine Prüfung.',
      'Das Ergebnis der Abstimmung: 41 zu 12 für den neuen Spielplatz. Danke an alle, die da waren.',
      'Warum unsere Tomaten dieses Jahr so spät sind? Der April war zu kalt. Mehr steckt nicht dahinter.',
    ],
    made: [
      [
        'not-but',
        'Es geht nicht um mehr Zeit, sondern um die richtigen Prioritäten. Deshalb planen wir jede Woche neu.',
      ],
      [
        'not-but',
        'Gute Führung ist nicht nur Erfahrung, sondern auch Haltung, die man jeden Tag zeigt.',
      ],
      [
        'fast-paced-world',
        'In der heutigen schnelllebigen Welt ist es wichtig, dass wir uns Zeit für uns nehmen.',
      ],
      [
        'stock-phrase',
        'Mit diesem Kurs bringst du deine Texte auf das nächste Level und hast mehr Zeit für dich.',
      ],
      [
        'asks-itself',
        'Wir haben die Besprechungen gestrichen. Das Ergebnis? Mehr Ruhe und bessere Arbeit für alle.',
      ],
      ['bait', 'Wir öffnen am Freitag um acht und es gibt Kuchen für alle.\n\nWas denkt ihr?'],
    ],
  },
  es: {
    written: [
      'Desde mayo abrimos los domingos, de 8 a 12. Habrá pan, panecillos y dos tartas. Los encargos, hasta el sábado a mediodía.',
      'Ayer se rompió la cafetera, así que hoy solo hay café de filtro. El técnico viene mañana desde Gijón.',
      'Buscamos carpintera para el taller de Zaragoza. 36 horas, 1.900 euros, los viernes se acaba a la una. Basta con llamar.',
      'No os olvidéis: el sábado hay mercadillo en el patio. Se monta a partir de las siete, y si llueve hay carpa.',
      'He dejado el trabajo después de doce años. No tengo plan, pero sí tres meses de ahorros y un huerto. Preguntadme en otoño.',
      'El curso no es un paseo, dice Jana, y ella lo sabe bien. Diez tardes de estructuras y un examen al final.',
      'El resultado de la votación: 41 a 12 a favor del parque nuevo. Gracias a los que vinisteis.',
      'En un mundo de gente que madruga, mi hermano abre el bar a las once. Y le va muy bien.',
    ],
    made: [
      [
        'not-but',
        'No se trata de tener más tiempo, sino de elegir mejor lo que haces con él cada día.',
      ],
      [
        'not-but',
        'Esto no es solo una herramienta, es una forma de trabajar con más calma en el equipo.',
      ],
      [
        'fast-paced-world',
        'En el mundo actual, la constancia es la clave para que una marca crezca en las redes.',
      ],
      [
        'stock-phrase',
        'Con este curso vas a liberar tu potencial y a llevar tus textos al siguiente nivel.',
      ],
      [
        'asks-itself',
        'Quitamos las reuniones de los lunes. ¿El resultado? Más calma y mejor trabajo para todos.',
      ],
      ['bait', 'Abrimos el viernes a las ocho y hay tarta para todos.\n\n¿Qué opinas?'],
      [
        'moral',
        'El perro volvió el lunes a casa por su cuenta.\n\nPorque a veces el camino largo es el bueno.',
      ],
      [
        'answer-frame',
        '¡Claro! Aquí tienes tres publicaciones para tu panadería. Abrimos los domingos de 8 a 12.',
      ],
    ],
  },
  fr: {
    written: [
      'À partir de mai, nous ouvrons le dimanche de 8 h à midi. Il y aura du pain, des petits pains et deux gâteaux. Commandes jusqu’au samedi midi.',
      'La machine à café a rendu l’âme hier, donc aujourd’hui c’est café filtre. Le technicien vient demain de Lyon.',
      'On cherche une menuisière pour l’atelier de Nantes. 36 heures, 2 100 euros, le vendredi on finit à une heure. Un coup de fil suffit.',
      'N’oubliez pas : samedi, c’est vide-grenier dans la cour. On installe dès sept heures, et s’il pleut il y a la tente.',
      'J’ai démissionné au bout de douze ans. Je n’ai pas de plan, mais trois mois devant moi et un jardin. On en reparle à l’automne.',
      'Ce n’est pas ouvert le lundi, mais le mardi oui, et c’est moi qui fais les crêpes.',
      'Le résultat du vote : 41 contre 12 pour la nouvelle aire de jeux. Merci à tous ceux qui sont venus.',
      'Dans le monde du vélo, tout le monde connaît Jean. Il répare les roues depuis 1981 et il ferme samedi.',
    ],
    made: [
      [
        'not-but',
        'Il ne s’agit pas de gagner du temps, mais de choisir ce que vous en faites chaque jour.',
      ],
      [
        'not-but',
        'Ce n’est pas un outil, c’est une façon de travailler avec plus de calme dans votre équipe.',
      ],
      [
        'fast-paced-world',
        'Dans un monde en constante évolution, la régularité est la clé pour une marque qui veut durer.',
      ],
      [
        'stock-phrase',
        'Avec cette formation, vous allez libérer votre potentiel et gagner des clients pour votre atelier.',
      ],
      [
        'asks-itself',
        'Nous avons supprimé les réunions du lundi. Le résultat ? Plus de calme et un meilleur travail pour tous.',
      ],
      [
        'bait',
        'Nous ouvrons vendredi à huit heures et il y a du gâteau pour tous.\n\nQu’en pensez-vous ?',
      ],
      [
        'moral',
        'Le chien est rentré lundi et nous avons tous pleuré dans la cour.\n\nParce que parfois, le long chemin est le bon.',
      ],
      [
        'answer-frame',
        'Bien sûr ! Voici trois idées pour votre boulangerie. Nous ouvrons le dimanche à 8 h.',
      ],
    ],
  },
  pt: {
    written: [
      'A partir de maio abrimos aos domingos, das 8 às 12. Vai ter pão, pãozinho e dois bolos. Encomendas até sábado ao meio-dia.',
      'A máquina de café quebrou ontem, então hoje só tem café coado. O técnico vem amanhã de Campinas.',
      'Procuramos marceneira para a oficina em Curitiba. 36 horas, 4.200 reais, na sexta acaba à uma. É só ligar.',
      'Não esqueçam: sábado tem bazar no pátio. A montagem começa às sete, e se chover tem tenda.',
      'Pedi demissão depois de doze anos. Não tenho plano, mas tenho três meses de dinheiro e uma horta. Me perguntem no inverno.',
      'O curso não é passeio, diz a Jana, e ela sabe do que fala. Dez noites de cálculo e uma prova no fim.',
      'O resultado da votação: 41 a 12 pelo parquinho novo. Obrigado a quem veio.',
      'No mundo da bicicleta todos conhecem o João. Ele conserta rodas desde 1981 e fecha no sábado.',
    ],
    made: [
      [
        'not-but',
        'Não se trata de ter mais tempo, mas de escolher melhor o que você faz com ele todos os dias.',
      ],
      [
        'not-but',
        'Empreender não é sobre dinheiro, é sobre liberdade para você e para a sua família.',
      ],
      [
        'fast-paced-world',
        'Em um mundo cada vez mais rápido, a constância é o que faz uma marca crescer nas redes.',
      ],
      [
        'stock-phrase',
        'Com este curso você vai desbloquear seu potencial e levar os seus textos ao próximo nível.',
      ],
      [
        'asks-itself',
        'Cortamos as reuniões de segunda. O resultado? Mais calma e um trabalho melhor para todos.',
      ],
      ['bait', 'Abrimos na sexta às oito e tem bolo para todos.\n\nO que você acha?'],
      [
        'moral',
        'O cachorro voltou na segunda, sozinho, pela mata.\n\nPorque às vezes o caminho longo é o certo.',
      ],
      [
        'answer-frame',
        'Claro! Aqui estão três ideias para a sua padaria. Abrimos aos domingos das 8 às 12.',
      ],
    ],
  },
};
