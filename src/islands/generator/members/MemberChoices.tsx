import { LanguageChooser } from './LanguageChooser.tsx';
import { VoiceChooser } from './VoiceChooser.tsx';

/** For members only: in which language and which voice the posts are written. */
export default function MemberChoices() {
  return (
    <div className="grid min-w-0 flex-1 gap-3">
      <LanguageChooser />
      {/* Last, since it comes later: it pushes nothing down. */}
      <VoiceChooser />
    </div>
  );
}
