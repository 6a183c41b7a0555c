/** A post as its platform will show it. */
export function PostText({ text }: { text: string }) {
  return (
    <p className="post-text" dir="auto">
      {text}
    </p>
  );
}
