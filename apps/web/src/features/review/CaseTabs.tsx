import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../lib/session.tsx';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import classes from './CaseHead.module.css';
import { caseTabs } from './case-tabs.ts';

/** The tabs with the sections that this person may open, and which of them is open. */
function useTabs(id: string) {
  const { who } = useSession();
  const [path] = useLocation();
  const addressOf = (section: string) => `/admin/applicants/${id}/${section}`;
  return caseTabs.map(({ label, sections }) => {
    const shown = sections
      .filter(({ may }) => accessScopeOf(may, who.roleId as Role))
      .map((section) => {
        const href = addressOf(section.path);
        return { href, label: section.label(), isOpen: path === href || path.startsWith(`${href}/`) };
      });
    return { label: label(), sections: shown, isOpen: shown.some(({ isOpen }) => isOpen) };
  });
}

export function CaseTabs({ id }: { id: string }) {
  const strip = useCurrentInView();
  return (
    <nav ref={strip} className={classes.tabs} aria-label={m.file_tabs()}>
      {useTabs(id).map(({ label, sections, isOpen }) =>
        sections[0] ? (
          <Link
            key={label}
            href={sections[0].href}
            className={classes.tab}
            aria-current={isOpen ? (sections.length > 1 ? 'true' : 'page') : undefined}
          >
            {label}
          </Link>
        ) : null,
      )}
    </nav>
  );
}

/** The sections of the open tab, where it has several. */
export function CaseSections({ id }: { id: string }) {
  const strip = useCurrentInView();
  const open = useTabs(id).find(({ isOpen }) => isOpen);
  if (!open || open.sections.length < 2) return null;
  return (
    <nav ref={strip} className={classes.sections} aria-label={m.case_sections({ tab: open.label })}>
      {open.sections.map(({ href, label, isOpen }) => (
        <Link key={href} href={href} className={classes.section} aria-current={isOpen ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
