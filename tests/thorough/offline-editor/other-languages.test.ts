import { expect, test } from 'vitest';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { orderFor, write } from './orders.ts';

test.each([
  'Vielen Dank für zehn Jahre Treue',
  'Gracias a todos los que vinieron ayer',
  'Merci à tous les bénévoles',
  'Obrigada a todos que vieram ontem',
  'Los talleres deberían ser gratis',
])('%s: is a sentence, and so a post', async (topic) => {
  expect(await write({ topic })).toEqual([`${topic}.`]);
});

test.each(['Bäckerin gesucht', 'Oferta y demanda', 'Vide-grenier du quartier', 'Café da manhã'])(
  '%s: is a name, of which nothing is made',
  (topic) => {
    expect(offlineWriter().refuses?.(orderFor({ topic }))).toBe('factsMissing');
  },
);

test.each([
  ['5 Fehler beim Gießen', ['Mittags gießen', 'Kaltes Wasser', 'Nasse Blätter']],
  ['Guía del huerto urbano', ['Elegir la maceta', 'Sembrar en abril', 'Regar por la noche']],
  ['7 astuces pour dormir', ['Pas d’écran', 'Une tisane', 'Un bon livre']],
  ['Como fazer pão', ['Misturar a massa', 'Esperar doze horas', 'Assar a 230 graus']],
])('%s: the items that it promises are counted', async (topic, items) => {
  const details = items.map((item) => `- ${item}`).join('\n');
  const [post = ''] = await write({ topic, details });
  expect(post.split('\n').slice(1)).toEqual(items.map((item, at) => `${at + 1}. ${item}`));
});

test('what a reader needs stands apart from what is told, as in an English job', async () => {
  const told =
    'Wir backen nachts, zu viert und mit Musik aus dem alten Radio. Der Laden liegt neben der Mühle. Alle sind per du.';
  const needed =
    'Wir zahlen 2.800 € im Monat und geben 30 Tage Urlaub. Bewerbung an jobs@mohn.example bis Montag.';
  const last = 'Angefangen hat alles mit einem kleinen Ofen.';
  const details = [told, needed, last].join(' ');
  const [post] = await write({ topic: 'Bäckerin gesucht', details, platform: 'linkedin' });
  expect(post?.split(/\n+/)).toEqual(['Bäckerin gesucht', told, needed, last]);
});

test.each([
  ['Adventsmarkt', 'Am 15.12. um 18:00 öffnen wir den Markt. Kommt vorbei!'],
  ['Unser Brotkurs', 'Der Kurs am 3. Oktober ist voll. Der nächste ist am 24.10. im Mühlensaal.'],
  ['Clase de piano', 'La Sra. López y la Srta. Ruiz abren su casa el sábado. Hay té.'],
  ['Atelier du samedi', 'Avec Mme. Petit, chez nous. Nous fournissons la laine.'],
  ['Herbstmarkt', 'Kürbisse, Äpfel usw. aus dem Dorf bzw. vom Hof nebenan. Kommt vorbei!'],
])(
  '%s: the full stop of a date, a title or a short form ends no sentence',
  async (topic, details) => {
    const [post] = await write({ topic, details });
    expect(post).toBe(`${topic}\n${details}`);
  },
);

test('a price ends a sentence, though it looks like a date', async () => {
  const details = 'Ein Brot kostet 4.50. um acht machen wir auf.';
  const [post] = await write({ topic: 'Brot am Sonntag', details });
  expect(post).toContain('4.50. Um acht');
});
