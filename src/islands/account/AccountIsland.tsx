import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadConfig } from '#lib/config.ts';
import { $departure, $session } from '#lib/session/state.ts';
import type { User } from '#lib/session/user.ts';
import { DataDownloads } from './DataDownloads.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { NoOwner } from './NoOwner.tsx';
import { OwnModelCard } from './own-model/OwnModelCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PlanUsage } from './PlanUsage.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import { VoicesCard } from './voices/VoicesCard.tsx';

/** Whose page it is. Somebody whose session ended on its own keeps the forms with all they typed. */
function useOwner(): User | null {
  const session = useStore($session, { ssr: 'initial' });
  const departure = useStore($departure, { ssr: 'initial' });
  const [last, setLast] = useState<User | null>(null);
  useEffect(() => {
    if (session) setLast(session);
    else if (departure === 'logout') setLast(null);
  }, [session, departure]);
  return session ?? (departure === 'expiry' ? last : null);
}

export default function AccountIsland() {
  const owner = useOwner();
  useEffect(() => void loadConfig(), []);
  if (!owner) return <NoOwner />;
  return (
    <div key={owner.id} className="grid gap-6">
      {/* What it gives and what writes, then who it belongs to, and its end last. */}
      <PlanUsage />
      <VoicesCard />
      <OwnModelCard />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ProfileForm user={owner} />
          <EmailForm user={owner} />
        </div>
        <div className="grid gap-6">
          <PasswordForm user={owner} />
          <Sessions />
          <DataDownloads />
          <DeleteAccount />
        </div>
      </div>
    </div>
  );
}
