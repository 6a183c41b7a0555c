/** Holds the plan's place for members, from the first paint on; visitors have none. */
export function PlanWaiting() {
  return (
    <div className="plan-room members-only" aria-hidden="true">
      <div className="skeleton h-34 w-full sm:h-18" />
    </div>
  );
}
