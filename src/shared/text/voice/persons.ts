export const selves = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'll us our ours ich mich mir mein meine meinem meinen meiner wir uns unser unsere je moi mon mes nous notre nos yo mi mis nosotros nuestro io mio mia noi eu meu minha nós ik mij mijn wij ons onze".split(
    ' ',
  ),
);
export const readers = new Set(
  "you you're you've you'll you'd your yours yourself du dich dir dein deine deinen deiner ihr euch tu te ton tes vous votre vos tú ti tus usted voi você vocês teu jij je jou jouw jullie".split(
    ' ',
  ),
);
