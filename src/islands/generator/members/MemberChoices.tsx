import { LanguageChooser } from './LanguageChooser.tsx';
import { VoiceChooser } from './VoiceChooser.tsx';

/** For members only: in which voice and which language the posts are written. */
export default function MemberChoices() {
  return (
    <div className="grid min-w-0 flex-1 gap-3">
      <VoiceChooser />
      <LanguageChooser />
    </div>
  );
}
