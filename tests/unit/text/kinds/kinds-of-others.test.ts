import { expect, test } from 'vitest';
import { type Kind, kinds } from '#shared/text/kind.ts';
import { kindOf } from '#shared/text/kinds/kind-of.ts';

const topics: Record<string, Record<Kind, string[]>> = {
  de: {
    announcement: ['Unsere neuen Öffnungszeiten ab Montag', 'Neueröffnung in der Altstadt'],
    offer: ['20 % Rabatt auf alle Kerzen', 'Sommerschlussverkauf', 'Gutscheincode für neue Kunden'],
    event: ['Töpferworkshop am Samstag', 'Tag der offenen Tür bei der Feuerwehr'],
    job: [
      'Bäckerin gesucht',
      'Wir suchen Verstärkung für unser Team',
      'Elektriker (m/w/d) in Köln',
    ],
    story: ['Mein erster Marathon', 'Wie ich meinen ersten Kunden verloren habe'],
    'how-to': [
      ...['So gelingt dir ein Sauerteigbrot', 'Anleitung für Anfänger: Tomaten ziehen'],
      'Wie pflege ich eine Orchidee',
    ],
    list: ['5 Fehler beim Gießen', 'Die besten Tipps gegen Müdigkeit'],
    thanks: ['Danke an alle Helfer beim Sommerfest', 'Vielen Dank für zehn Jahre Treue'],
    question: ['Warum scheitern so viele Start-ups', 'Lohnt sich ein Lastenrad'],
    opinion: ['Meetings sollten E-Mails sein', 'Homeoffice ist besser als Großraumbüro'],
    subject: [
      ...['Kaffee am Morgen', 'Angebot und Nachfrage', 'Stellenabbau in der Autoindustrie'],
      ...['Die Geschichte des Fahrrads', 'Wechselkurse und Urlaub', 'Dank der Förderung saniert'],
      ...['Dankbarkeit im Alltag', 'Mein Job als Lehrer', 'Alles, was auf dem Balkon wächst'],
      ...['Festivals werden teurer', 'Der Fachkräftemangel in der Pflege', 'Rezepte meiner Oma'],
    ],
  },
  es: {
    announcement: ['Abrimos una segunda tienda en Sevilla', 'Nuevo horario a partir del lunes'],
    offer: ['20% de descuento en todas las velas', 'Envío gratis hasta el domingo'],
    event: ['Taller de cerámica el sábado', 'Jornada de puertas abiertas en la escuela'],
    job: ['Buscamos panadero para nuestra tienda', 'Vacante: camarera de fin de semana'],
    story: ['Mi primer maratón', 'Cómo perdí a mi primer cliente'],
    'how-to': ['Cómo hacer pan de masa madre', 'Guía para principiantes del huerto urbano'],
    list: ['5 errores al regar las plantas', 'Consejos para dormir mejor'],
    thanks: ['Gracias a todos los que vinieron ayer', 'Mil gracias por diez años con nosotros'],
    question: ['¿Vale la pena el trabajo remoto?', 'Por qué fracasan tantas startups'],
    opinion: ['Las reuniones deberían ser correos', 'El café frío está sobrevalorado'],
    subject: [
      ...['Café por la mañana', 'Oferta y demanda', 'La historia de la bicicleta'],
      ...['Mi trabajo como maestra', 'El taller del abuelo', 'Tomates en el balcón'],
      ...['La gratitud en la vida diaria', 'El precio de la vivienda', 'Recetas de mi abuela'],
      ...['Trabajar desde casa con niños', 'Los festivales son cada vez más caros'],
    ],
  },
  fr: {
    announcement: ['Nous ouvrons une deuxième boutique à Lyon', 'Nouveaux horaires dès lundi'],
    offer: ['20 % de réduction sur toutes les bougies', 'Livraison offerte jusqu’à dimanche'],
    event: ['Atelier poterie samedi', 'Portes ouvertes à la caserne', 'Vide-grenier du quartier'],
    job: ['Nous recrutons un boulanger', 'Offre d’emploi : serveuse le week-end'],
    story: ['Mon premier marathon', 'Comment j’ai perdu mon premier client'],
    'how-to': ['Comment faire du pain au levain', 'Guide du potager pour débutants'],
    list: ['5 erreurs d’arrosage', 'Nos conseils pour mieux dormir'],
    thanks: ['Merci à tous les bénévoles', 'Un grand merci pour dix ans de fidélité'],
    question: ['Faut-il revenir au bureau', 'Pourquoi tant de start-up échouent'],
    opinion: ['Les réunions devraient être des e-mails', 'Le café froid est surcoté'],
    subject: [
      ...['Le café du matin', 'L’offre et la demande', 'L’histoire du vélo', 'Ma vie de maîtresse'],
      ...['L’atelier de mon grand-père', 'Des tomates sur le balcon', 'La gratitude au quotidien'],
      ...['Le prix des loyers', 'Les recettes de ma grand-mère', 'Télétravail avec des enfants'],
      ...['Les festivals sont de plus en plus chers'],
    ],
  },
  pt: {
    announcement: ['Abrimos uma segunda loja em Recife', 'Novo horário a partir de segunda'],
    offer: ['20% de desconto em todas as velas', 'Frete grátis até domingo'],
    event: ['Oficina de cerâmica no sábado', 'Festa junina da escola'],
    job: ['Procuramos padeiro para a nossa loja', 'Vaga aberta: garçonete de fim de semana'],
    story: ['Minha primeira maratona', 'Como perdi meu primeiro cliente'],
    'how-to': [
      'Como fazer pão de fermentação natural',
      'Guia para iniciantes na horta',
      'Como compor uma canção',
    ],
    list: ['5 erros ao regar as plantas', 'Dicas para dormir melhor'],
    thanks: ['Obrigado a todos que vieram ontem', 'Muito obrigada por dez anos com a gente'],
    question: ['Vale a pena o trabalho remoto', 'Por que tantas startups fracassam'],
    opinion: ['Reuniões deveriam ser e-mails', 'Café gelado é superestimado'],
    subject: [
      ...[
        'Café da manhã',
        'Oferta e demanda',
        'A história da bicicleta',
        'Meu trabalho como professora',
      ],
      ...['A oficina do meu avô', 'Tomates na varanda', 'A gratidão no dia a dia'],
      ...['O preço do aluguel', 'Receitas da minha avó', 'Trabalhar em casa com crianças'],
      ...['Como professor de escola pública', 'Como mulher na engenharia'],
      ...['Os festivais são cada vez mais caros', 'Voto obrigatório nas eleições'],
    ],
  },
};

const cases = Object.entries(topics).flatMap(([language, byKind]) =>
  kinds.map((kind) => [language, kind, byKind[kind]] as const),
);

test.each(cases)(
  '%s: knows the kind: %s, on a page of its own and on an English one',
  (own, kind, all) => {
    for (const topic of all) {
      for (const page of [own, 'en'])
        expect([topic, page, kindOf(topic, '', page)]).toEqual([topic, page, kind]);
    }
  },
);

test.each([
  ['de', 'Sauerteigkurs', 'Samstag um 10 Uhr, 45 € pro Person', 'event'],
  ['es', 'pan de masa madre', 'El sábado a las 10, 45 € por persona', 'event'],
  ['fr', 'pain au levain', 'Samedi à 10 h, 45 € par personne', 'event'],
  ['pt', 'pão de fermentação', 'Sábado às 10h, R$ 45 por pessoa', 'event'],
] as const)('%s: details tell what a mere name is: %s', (own, topic, details, kind) => {
  expect(kindOf(topic, details, own)).toBe(kind);
});
