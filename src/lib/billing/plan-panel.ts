/** Where the page says what the account has. */
export const planPanel = { id: 'your-plan', 'aria-label': 'Your plan' } as const;

export function showPlanPanel(): void {
  document.getElementById(planPanel.id)?.scrollIntoView({ block: 'center' });
}
