import { offerOnlyWhatIsSold } from '#lib/billing/withdraw-offer.ts';
import { keepFocus } from './keep-focus.ts';
import { placeToasts } from './place-toasts.ts';

export { ToastTray } from '../ToastTray.tsx';

// What goes on beside what is drawn, for as long as the page lives, and where it says something: no first
// paint waits for it.
keepFocus();
placeToasts();
offerOnlyWhatIsSold();
