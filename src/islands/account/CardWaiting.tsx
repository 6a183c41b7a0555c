/** As high as the card it stands for, so that what is below stays where it is. */
export function CardWaiting({ height }: { height: string }) {
  return <div className={`skeleton rounded-card ${height}`} />;
}
