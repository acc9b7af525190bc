import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { nextCase } from '../../lib/case-order.ts';
import { isTyping } from '../../lib/list-keys.ts';
import { Button } from '../../ui/Button.tsx';

/** Leads to the same part of the case that comes next in the list one came from; `n` does so too. Nothing at its end. */
export function NextCase({ id }: { id: string }) {
  const [path, navigate] = useLocation();
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => setNext(nextCase(id)), [id]);
  const [, part = 'review'] = /^\/admin\/applicants\/[^/]+\/([^/]+)/.exec(path) ?? [];
  const href = next ? `/admin/applicants/${next}/${part}` : null;
  useEffect(() => {
    if (!href) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'n' || isTyping(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      navigate(href);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [href, navigate]);
  return href ? (
    <Button variant="default" href={href}>
      {m.case_next()}
    </Button>
  ) : null;
}
