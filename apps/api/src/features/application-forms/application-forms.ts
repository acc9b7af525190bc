import type { FormStatus, listForms } from '@pramaan/contract/calls/application-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { BankForm } from '@pramaan/documents/forms/define.ts';
import { type CurrentAnswer, currentAnswers } from '@pramaan/documents/forms/fill.ts';
import { bankForms } from '@pramaan/documents/forms/registry.ts';
import type { View } from '../../case-file/case-file.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { fileAddress } from '../../platform/file-address.ts';
import type { Vault } from '../../platform/vault.ts';
import { checkedAnswers } from './answers.ts';
import { listFiled } from './pdfs.ts';
import { apartFromMasked, knownOfPerson, seenAnswers, shownForm, unmasked } from './status.ts';
import { type Answers, type FormRef, listStored, readForm, writeForm } from './stored-forms.ts';

/** What a PDF is printed of. */
interface ToPrint {
  answers: CurrentAnswer[];
  /** The version of the kept answers; 0 for answers that are not kept. */
  version: number;
  /** When they were kept, or now. */
  at: Date;
}

const titleOf = (type: string) => bankForms.find((form: BankForm) => form.id === type)?.title ?? type;

/** Banks' application forms: filled from the file, completed by the person, kept. */
export function applicationForms({ db, vault: hashes, clock }: { db: Database; vault: Vault; clock: Clock }) {
  return {
    async read(place: FormRef, view: View, actor: Actor): Promise<FormStatus> {
      const { lender, applicant, form } = place;
      const vault = await hashes.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const known = await knownOfPerson(trx, vault, applicant);
        const stored = await readForm(trx, vault, place);
        await audit(trx, lender, actor, 'case.viewed', applicant, { form: form.id });
        return shownForm(place, known, stored, view);
      });
    },

    /** Keeps the answers with the audit row. Throws BAD_REQUEST with a sentence per question, or CONFLICT. */
    async save(
      place: FormRef,
      given: { answers: Answers; partial: boolean; version: number | undefined },
      view: View,
      actor: Actor,
    ): Promise<FormStatus> {
      const { lender, applicant, bank, form } = place;
      const vault = await hashes.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const known = await knownOfPerson(trx, vault, applicant);
        const before = await readForm(trx, vault, place);
        const status = currentAnswers(form, known, before?.answers ?? null);
        const sent = view === 'masked' ? unmasked(form, given.answers, status) : given.answers;
        const answers = checkedAnswers(form, sent, given.partial);
        const stored = await writeForm(
          trx,
          vault,
          place,
          { answers, complete: !given.partial, version: given.version, savedAt: clock.now() },
          actor,
        );
        const changed = currentAnswers(form, known, answers).filter(({ changedFrom }) => changedFrom);
        await audit(trx, lender, actor, 'form.saved', applicant, {
          form: form.id,
          bank,
          version: stored.version,
          complete: stored.complete,
          changed: changed.map(({ name }) => name),
        });
        return shownForm(place, known, stored, view);
      });
    },

    /** The answers that a PDF prints: those sent along, else those kept, else what is known. Throws BAD_REQUEST. */
    async toPrint(place: FormRef, sent: Answers | null, view: View): Promise<ToPrint> {
      const { lender, applicant, form } = place;
      const vault = await hashes.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const known = await knownOfPerson(trx, vault, applicant);
        const stored = await readForm(trx, vault, place);
        const status = currentAnswers(form, known, stored?.answers ?? null);
        if (sent) {
          const own = view === 'masked' ? unmasked(form, sent, status) : sent;
          const answers = currentAnswers(form, known, checkedAnswers(form, own, true));
          return { answers: seenAnswers(form, answers, view), version: 0, at: clock.now() };
        }
        const answers = seenAnswers(form, status, view);
        // Of a kept form the PDF is always the same, to the byte.
        return stored?.complete
          ? { answers, version: stored.version, at: stored.savedAt }
          : { answers, version: 0, at: clock.now() };
      });
    },

    /** The same of nobody's file: the answers sent along are all there is. Covered numbers stay covered. */
    toPrintAlone(form: BankForm, sent: Answers): ToPrint {
      const { open, covered } = apartFromMasked(form, sent);
      const answers = { ...checkedAnswers(form, open, true), ...covered };
      const nobody = { docs: {}, profile: {}, draft: {} };
      return { answers: currentAnswers(form, nobody, answers), version: 0, at: clock.now() };
    },

    async list(lender: string, applicant: string): Promise<ResultOf<typeof listForms>> {
      const [stored, filed] = await db.tenant(lender, async (trx) => [
        await listStored(trx, applicant),
        await listFiled(trx, applicant),
      ]);
      const lines = new Map<string, ResultOf<typeof listForms>[number]>();
      const at = (bankName: string, formType: string) => `${formType} ${bankName}`;
      for (const { bank, form_type, version, saved_at, complete } of stored)
        lines.set(at(bank, form_type), {
          bankName: bank,
          formType: form_type,
          title: titleOf(form_type),
          version,
          savedAt: saved_at.toISOString(),
          complete,
          files: [],
        });
      for (const { bank, form_type, version, upload_id, at: when } of filed) {
        const line = lines.get(at(bank, form_type)) ?? {
          bankName: bank,
          formType: form_type,
          title: titleOf(form_type),
          version: 0,
          savedAt: '',
          complete: false,
          files: [],
        };
        lines.set(at(bank, form_type), line);
        line.files.push({
          fileId: upload_id,
          url: fileAddress(applicant, upload_id),
          origin: version === null ? 'outside' : 'ours',
          version: version ?? 0,
          at: when.toISOString(),
        });
      }
      return [...lines.values()];
    },
  };
}

export type ApplicationForms = ReturnType<typeof applicationForms>;
