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
      'Die Fahrradwerkstatt am Kanal macht wieder auf, nach drei Wochen Umbau. Wer sein Rad noch bei uns stehen hat: bitte bis Freitag abholen.',
      'Kleine Erinnerung: Samstag ist Arbeitseinsatz auf dem Sportplatz. Rechen und Handschuhe mitbringen, Suppe gibt es um zwölf.',
      'Darf ich vorstellen? Das ist Emma, seit August Azubi bei uns im Betrieb. Sie schweißt schon besser als ich damals.',
      'Heute drei Stunden unter einer Spüle gelegen. Der Vorbesitzer hatte die Leitung mit Klebeband geflickt. Vier Jahre hat das gehalten, Respekt.',
      'Unser Chor probt ab September donnerstags statt mittwochs. Neue Stimmen sind willkommen, vor allem im Tenor, da sind wir zu zweit.',
      'Nicht jede Wolle verträgt 40 Grad. Seit gestern weiß ich auch, welche meiner Pullover das sind.',
      'Die Hälfte der Kartoffeln ist weg, weil die Wühlmaus schneller war. Der Rest reicht für uns und für die Nachbarn.',
      'Wir haben lange überlegt und machen es jetzt doch: Der Laden schließt zum Jahresende. Danke für 23 Jahre und sehr viel Kuchen.',
      'Sucht jemand einen Maltisch? 1,60 breit, ein Bein wackelt, kostenlos gegen Abholung in Ehrenfeld.',
      'Das Holz ist Esche, geölt und nicht lackiert. Kratzer lassen sich ausschleifen, das zeige ich gern in der Werkstatt.',
      'Beim Sommerfest waren 180 Leute, gerechnet hatten wir mit 90. Die Würstchen waren um vier aus. Nächstes Jahr kaufen wir doppelt ein.',
      'Wie man eine Klinge abzieht, habe ich von meinem Opa gelernt. Nass, flach, ohne Druck, zwanzig Züge auf jeder Seite.',
      'Die meisten Anrufe kommen montags um sieben, weil übers Wochenende die Heizung ausfällt. Bitte sprecht aufs Band, ich rufe zurück.',
      'Was ich nach einem Jahr Imkern sagen kann: Man wird gestochen. Der Honig ist trotzdem gut, 14 Gläser stehen vorne an der Kasse.',
      'Unser Bus fährt am 3. Mai um 6:40 am Rathaus ab. Mitfahren kostet 18 Euro, Kinder zahlen nichts. Anmelden bei Petra.',
      'Der neue Ofen steht. Er wiegt 900 Kilo, und wir mussten ein Fenster dafür ausbauen. Ab Dienstag gibt es wieder Roggenbrot.',
      'Egal ob Regen oder Sonne, der Markt findet statt. Wir stehen wie immer hinten beim Brunnen und haben Spargel dabei.',
      'Fundsache aus dem Freibad: ein Ehering, innen steht 12.6.1999. Liegt beim Bademeister.',
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
      ['as-an-ai', 'Als KI-Modell kann ich keine Brötchen essen. Unsere gibt es ab sechs.'],
      [
        'answer-frame',
        'Gerne! Hier sind drei Ideen für deine Bäckerei. Wir haben sonntags von 8 bis 12 offen.',
      ],
      [
        'nobody-talks',
        'Was die meisten Gründer übersehen: Der erste Kunde ist der schwerste, und er kommt nicht von allein.',
      ],
      [
        'dive-in',
        'Lasst uns gemeinsam in die Welt der Gewürze eintauchen. Wir haben zwölf davon auf dem Tisch.',
      ],
      [
        'elevate',
        'Diese Lampe hebt dein Wohnzimmer auf ein neues Niveau und ist ab Freitag im Laden.',
      ],
      ['let-that-sink-in', 'Wir haben 40 Kilo Brot weggeworfen.\n\nLass das kurz sacken.'],
      ['heres-the-thing', 'Wir haben die Preise erhöht. Die Wahrheit: Es hat niemand gemerkt.'],
      [
        'stock-connector',
        'Wir haben neue Öffnungszeiten. Darüber hinaus gibt es jetzt auch Kaffee zum Mitnehmen.',
      ],
      [
        'proud-to-announce',
        'Wir freuen uns riesig, euch heute unser neues Projekt verkünden zu dürfen.',
      ],
      ['for-everybody', 'Egal ob du Anfänger oder Profi bist, dieser Kurs hat etwas für dich.'],
      [
        'moral',
        'Der Hund kam am Montag allein nach Hause.\n\nDenn manchmal ist der lange Weg der richtige.',
      ],
      [
        'not-tail',
        'Das Werkzeug soll zu den Menschen passen. Wir wählen es danach aus und nicht umgekehrt.',
      ],
      [
        'group-question',
        'Ich habe das Auto verkauft und fahre jetzt Rad.\n\nWas ist dein Lieblingsweg zur Arbeit?',
      ],
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
      'El taller de bicis del canal vuelve a abrir después de tres semanas de obras. Quien tenga la bici aquí, que la recoja antes del viernes.',
      'Recordad que el sábado toca limpiar el campo de fútbol. Traed rastrillo y guantes, a las doce hay lentejas.',
      'Esta es Emma, aprendiz en el taller desde agosto. Ya suelda mejor que yo cuando empecé.',
      'Tres horas debajo de un fregadero. El dueño anterior había arreglado la tubería con cinta aislante y aguantó cuatro años.',
      'El coro ensaya los jueves desde septiembre, no los miércoles. Hacen falta voces, sobre todo tenores, que somos dos.',
      'No toda la lana aguanta 40 grados. Desde ayer sé cuáles de mis jerséis sí y cuáles no.',
      'La mitad de las patatas se las comió el topillo. Con lo que queda hay para casa y para los vecinos.',
      'Lo hemos pensado mucho y cerramos la tienda en diciembre. Gracias por 23 años y por tantas tartas.',
      'Regalo una mesa de dibujo de 1,60. Cojea una pata. Hay que venir a buscarla a Lavapiés.',
      'Es madera de fresno con aceite, sin barniz. Los arañazos se lijan, os lo enseño en el taller cuando queráis.',
      'En la fiesta fuimos 180 y contábamos con 90. A las cuatro ya no había salchichas. El año que viene compramos el doble.',
      'A afilar un cuchillo me enseñó mi abuelo: con agua, plano, sin apretar y veinte pasadas por cada lado.',
      'Los lunes a las siete no para el teléfono, porque las calderas se estropean en fin de semana. Dejad un mensaje y os llamo.',
      'Un año con abejas. Pican, ya lo digo. La miel está buena y quedan 14 botes al lado de la caja.',
      'El autobús sale el 3 de mayo a las 6:40 de la plaza. Son 18 euros y los niños no pagan. Apuntaos con Petra.',
      'Ya tenemos horno nuevo. Pesa 900 kilos y hubo que quitar una ventana para meterlo. El martes vuelve el pan de centeno.',
      'Llueva o haga sol, el mercado se hace. Estamos al fondo, junto a la fuente, y hay espárragos.',
      'Además de pan, los sábados tenemos empanadas de atún. Se acaban a las once, avisados estáis. ¿Alguien se anima a probar la de acelgas?',
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
      [
        'as-an-ai',
        'Como modelo de lenguaje, no puedo probar el pan. Lo tenemos los domingos desde las ocho.',
      ],
      [
        'nobody-talks',
        'Lo que la mayoría de los emprendedores ignora es que el primer cliente no llega por su cuenta.',
      ],
      [
        'dive-in',
        '¿Estás listo para sumergirte en el mundo de las especias? Tenemos doce encima de la mesa y no son las que se compran en el súper.',
      ],
      [
        'elevate',
        'Una herramienta para potenciar tu creatividad y la de tu equipo desde el primer día.',
      ],
      [
        'let-that-sink-in',
        'El obrador tiró 40 kilos de pan en un mes, y no era pan malo.\n\nDeja que eso cale.',
      ],
      ['heres-the-thing', 'Subimos los precios en mayo. La verdad: nadie se dio cuenta.'],
      [
        'stock-connector',
        'En definitiva, el horario cambia en mayo y los domingos abrimos por la mañana.',
      ],
      [
        'proud-to-announce',
        'Estamos encantados de anunciar que el taller tiene una segunda sala desde este mes.',
      ],
      [
        'for-everybody',
        'Ya seas principiante o profesional, este curso es para ti y lo damos los jueves con el horno del taller.',
      ],
      [
        'not-tail',
        'La herramienta tiene que adaptarse a las personas. Así la elegimos, y no al revés.',
      ],
      [
        'group-question',
        'He vendido el coche y ahora voy en bici.\n\n¿Cuál es tu forma favorita de ir al trabajo?',
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
      'L’atelier vélo du canal rouvre après trois semaines de travaux. Si votre vélo est encore chez nous, venez le chercher avant vendredi.',
      'Petit rappel : samedi on nettoie le terrain de foot. Apportez un râteau et des gants, il y a de la soupe à midi.',
      'Voici Emma, apprentie à l’atelier depuis le mois d’août. Elle soude déjà mieux que moi à son âge.',
      'Trois heures sous un évier. L’ancien propriétaire avait réparé le tuyau avec du ruban adhésif, et ça a tenu quatre ans.',
      'La chorale répète le jeudi à partir de septembre, plus le mercredi. On cherche des voix, surtout des ténors : nous sommes deux.',
      'Toutes les laines ne supportent pas 40 degrés. Depuis hier je sais lesquels de mes pulls sont concernés.',
      'La moitié des pommes de terre est partie dans le ventre du campagnol. Ce qui reste suffit pour nous et pour les voisins.',
      'Nous avons beaucoup réfléchi : la boutique ferme en décembre. Merci pour ces 23 ans et pour tous les gâteaux.',
      'Je donne une table à dessin de 1,60 m. Un pied est bancal. Il faut venir la prendre à Villeurbanne.',
      'C’est du frêne huilé, pas verni. Les rayures se poncent, je vous montre à l’atelier si vous voulez.',
      'À la fête nous étions 180 et nous en attendions 90. Plus une saucisse à quatre heures. L’an prochain on achète le double.',
      'C’est mon grand-père qui m’a appris à affûter une lame : de l’eau, à plat, sans appuyer, vingt passages de chaque côté.',
      'Le lundi à sept heures le téléphone n’arrête pas, parce que les chaudières tombent en panne le week-end. Laissez un message, je rappelle.',
      'Un an d’abeilles. On se fait piquer. Le miel est bon quand même, il reste 14 pots à côté de la caisse.',
      'Le car part le 3 mai à 6 h 40 devant la mairie. C’est 18 euros, gratuit pour les enfants. Inscription chez Petra.',
      'Le nouveau four est là. Il pèse 900 kilos et il a fallu démonter une fenêtre. Le pain de seigle revient mardi.',
      'Qu’il pleuve ou qu’il vente, le marché a lieu. Nous sommes au fond, près de la fontaine, avec des asperges.',
      'Trouvé à la piscine : une alliance avec la date du 12 juin 1999. Elle est chez le maître-nageur.',
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
      [
        'as-an-ai',
        'En tant que modèle de langage, je ne peux pas goûter le pain. Il y en a le dimanche dès huit heures.',
      ],
      [
        'nobody-talks',
        'Ce que la plupart des entrepreneurs ignorent, c’est que le premier client ne vient pas tout seul.',
      ],
      [
        'dive-in',
        'Explorons ensemble les épices de la maison. Il y en a douze sur la table et vous pouvez les goûter avec nous.',
      ],
      [
        'elevate',
        'Une application pour booster votre créativité et celle de votre équipe dès le premier jour.',
      ],
      [
        'let-that-sink-in',
        'Nous avons jeté 40 kilos de pain dans le mois, et ce n’est pas le pire.\n\nLaissez ça infuser.',
      ],
      [
        'heres-the-thing',
        'Nous avons augmenté les prix en mai. La vérité : personne ne l’a remarqué, et nous pas plus que les clients.',
      ],
      ['stock-connector', 'En outre, nous ouvrons le dimanche et il y a du café dans la boutique.'],
      [
        'proud-to-announce',
        'Nous sommes ravis de vous annoncer que l’atelier a une deuxième salle depuis ce mois.',
      ],
      [
        'for-everybody',
        'Que vous soyez débutant ou professionnel, cette formation est pour vous et votre équipe.',
      ],
      [
        'not-tail',
        'L’outil doit aller aux gens qui s’en servent. Nous le choisissons ainsi et non l’inverse.',
      ],
      [
        'group-question',
        'J’ai vendu la voiture et je roule à vélo.\n\nQuelle est votre façon préférée d’aller au travail ?',
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
      'A oficina de bicicletas do canal volta a abrir depois de três semanas de obra. Quem ainda tem a bike aqui, venha buscar até sexta.',
      'Lembrem que sábado tem mutirão no campinho. Tragam rastelo e luva, ao meio-dia sai a feijoada.',
      'Essa é a Emma, aprendiz na oficina desde agosto. Ela já solda melhor do que eu quando comecei.',
      'Três horas embaixo de uma pia. O antigo dono tinha consertado o cano com fita isolante e aguentou quatro anos.',
      'O coral ensaia às quintas a partir de setembro, não mais às quartas. Faltam vozes, principalmente tenores, que somos dois.',
      'Nem toda lã aguenta 40 graus. Desde ontem eu sei quais das minhas blusas não aguentam.',
      'Metade das batatas o bicho comeu antes de nós. O que sobrou dá para a casa e para os vizinhos.',
      'Pensamos muito e vamos fechar a loja em dezembro. Obrigado pelos 23 anos e por tanto bolo.',
      'Dou uma prancheta de 1,60. Um pé está bambo. Tem que vir buscar na Vila Mariana.',
      'É freijó com óleo, sem verniz. Risco sai com lixa, mostro na oficina para quem quiser ver.',
      'Na festa fomos 180 e a conta era para 90. Às quatro não tinha mais linguiça. No ano que vem compramos o dobro.',
      'Quem me ensinou a afiar faca foi meu avô: com água, deitada, sem força e vinte passadas de cada lado.',
      'Segunda às sete o telefone não para, porque o chuveiro queima no fim de semana. Deixem recado que eu ligo de volta.',
      'Um ano com abelhas. Elas picam, já aviso. O mel é bom e ainda tem 14 potes ao lado do caixa.',
      'O ônibus sai no dia 3 de maio às 6h40 da praça. São 18 reais e criança não paga. É só falar com a Petra.',
      'O forno novo chegou. Pesa 900 quilos e foi preciso tirar uma janela para entrar. O pão de centeio volta na terça.',
      'Com chuva ou com sol a feira acontece. Estamos lá no fundo, perto da fonte, e tem aspargo.',
      'Além disso, o portão dos fundos fica aberto até as 22h. Você conhece alguém que conserta rádio antigo? Meu pai tem três.',
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
      [
        'as-an-ai',
        'Como modelo de linguagem, não posso provar o pão. Ele sai aos domingos a partir das oito.',
      ],
      [
        'nobody-talks',
        'O que a maioria dos empreendedores ignora é que o primeiro cliente não vem sozinho.',
      ],
      [
        'dive-in',
        'Vamos mergulhar nas especiarias da casa. São doze em cima da mesa para você provar.',
      ],
      [
        'elevate',
        'Uma ferramenta para potencializar a sua criatividade e a do seu time desde o primeiro dia.',
      ],
      ['let-that-sink-in', 'Jogamos fora 40 quilos de pão em um mês.\n\nDeixa isso assentar.'],
      ['heres-the-thing', 'Subimos os preços em maio. A verdade: ninguém percebeu na loja.'],
      ['stock-connector', 'Em suma, o horário muda em maio e aos domingos abrimos só de manhã.'],
      [
        'proud-to-announce',
        'Estamos muito felizes em anunciar que a oficina tem uma segunda sala, e não é só para os cursos.',
      ],
      [
        'for-everybody',
        'Seja você iniciante ou profissional, este curso tem algo para o seu negócio.',
      ],
      [
        'not-tail',
        'A ferramenta tem que servir para quem trabalha com ela. Escolhemos assim e não o contrário.',
      ],
      [
        'group-question',
        'Vendi o carro e agora ando de bicicleta.\n\nQual é o seu jeito preferido de ir para o trabalho?',
      ],
    ],
  },
};
