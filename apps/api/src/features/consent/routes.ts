import { accentOf, usualAccent } from '@pramaan/contract/accent.ts';
import * as calls from '@pramaan/contract/calls/consent.ts';
import { mobile } from '@pramaan/contract/calls/shapes.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { readProfile } from '../../case-file/profile.ts';
import { type Http, who } from '../../http/context.ts';
import { languageOfReader } from '../../http/reader-language.ts';
import { serve } from '../../http/serve.ts';
import { qrSvg } from '../../platform/qr.ts';
import { sql } from '../../platform/sql.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { agreements, noticePurposes } from './agreements.ts';
import { consentCodes, tokenIn } from './codes.ts';
import { consentLinks, kindOf, maskedAddress } from './links.ts';
import { sentMessages } from './sent-messages.ts';
import { undeliveredMessages } from './undelivered.ts';

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(http: Http, outbox: Outbox) {
  const deps = { db: http.db, vault: http.vault, outbox, publicUrl: http.config.publicUrl };
  const links = consentLinks(deps);
  const codes = consentCodes(deps, links);
  const agreed = agreements(deps);
  const undelivered = (by: ReturnType<typeof who>, applicant: string) =>
    undeliveredMessages(deps, by, applicant);
  const sent = (by: ReturnType<typeof who>, applicant: string) => sentMessages(deps, by, applicant);
  return { http, links, codes, agreed, undelivered, sent };
}

const mailLinkRoute = ({ http, links }: Deps, call: typeof calls.sendMailReg | typeof calls.sendMailRegNew) =>
  serve(http, call, async ({ params, body }, context) => ({
    result: await links.create(who(context), body.appId, params.type, body.email, context.actor),
    message: 'The link is on its way.',
  }));

async function contact(
  { http }: Deps,
  lender: string,
  applicant: string,
  kind: string,
  address: string | null,
) {
  const hash = address ? http.vault.lookup('contact', address) : null;
  const [row] = await http.db.tenant(lender, (trx) =>
    trx.query<{ verified_at: Date }>(
      sql`select verified_at from contact where applicant_id = ${applicant} and kind = ${kind} and (${hash}::bytea is null or address_hash = ${hash}::bytea)`,
    ),
  );
  return { verified: row !== undefined, verifiedAt: row?.verified_at.toISOString() ?? null };
}

function serveEncryptedLink({ http, links }: Deps): void {
  serve(http, calls.createConsentLink, async ({ body }, context) => ({
    result: await links.create(who(context), body.appId, kindOf(body.type), body.email, context.actor),
    message: 'The link is on its way.',
  }));
}

function serveListConsentLinks({ http, links }: Deps): void {
  serve(http, calls.listConsentLinks, async ({ params }, context) => ({
    result: await links.list(who(context), params.id),
  }));
}

function serveListMessages({ http, undelivered, sent }: Deps): void {
  serve(http, calls.listSentMessages, async ({ params }, context) => ({
    result: await sent(who(context), params.id),
  }));
  serve(http, calls.listUndeliveredMessages, async ({ params }, context) => ({
    result: await undelivered(who(context), params.id),
  }));
}

function serveRevokeConsentLink({ http, links }: Deps): void {
  serve(http, calls.revokeConsentLink, async ({ params }, context) => {
    await links.revoke(who(context), params.id, params.link, context.actor);
    return { result: {}, message: 'The link no longer works.' };
  });
}

function serveVerifyConsentLink({ http, links }: Deps): void {
  serve(http, calls.verifyConsentLink, async ({ body }) => {
    const { link, vault } = await links.open(body.token, body.appId);
    const name = await http.db.tenant(link.lender_id, async (trx) => {
      await trx.query(sql`update consent_link set opened_at = least(opened_at, now()) where id = ${link.id}`);
      return (await readProfile(trx, vault, link.applicant_id))?.name ?? '';
    });
    const address = links.urlOf({
      applicant: link.applicant_id,
      token: body.token,
      kind: link.kind,
      name,
      address: link.address,
    });
    return {
      result: {
        type: link.kind,
        sentTo: maskedAddress(link.kind, link.address),
        name,
        lender: link.lender_name,
        accent: accentOf(link.branding.accent ?? usualAccent),
        style: link.settings.consentStyle ?? 'notice',
        purposes: [...noticePurposes],
        verified: link.verified_at !== null,
        expiresAt: link.expires_at.toISOString(),
        qr: await qrSvg(address),
      },
    };
  });
}

function serveSendConsentOtp({ http, codes }: Deps): void {
  serve(http, calls.sendConsentOtp, async ({ body }, { request }) => ({
    result: await codes.send(body.link, body.appId, ['mobile'], body.mobNo, languageOfReader(request)),
    message: 'A code is on its way.',
  }));
}

function serveSendMailOtp({ http, codes }: Deps): void {
  serve(http, calls.sendMailOtp, async ({ body }, { request }) => ({
    result: await codes.send(body.link, body.appId, [body.type], body.email, languageOfReader(request)),
    message: 'A code is on its way.',
  }));
}

function serveVerifyConsentOtp({ http, links, codes }: Deps): void {
  serve(http, calls.verifyConsentOtp, async ({ body }, { actor }) => {
    if (body.link) {
      const { link } = await links.open(tokenIn(body.link));
      return {
        result: await codes.take('mobile', link.address, body.otp, actor, link.applicant_id),
        message: messages.verified,
      };
    }
    const number = mobile.safeParse(body.mobNo ?? '');
    if (!number.success)
      throw new ApiError('BAD_REQUEST', 'Send the mobile number, or the link.', [
        { path: 'mobNo', message: 'Send the mobile number, or the link.' },
      ]);
    return {
      result: await codes.take('mobile', number.data, body.otp, actor),
      message: messages.verified,
    };
  });
}

function serveVerifyMailReg({ http, codes }: Deps): void {
  serve(http, calls.verifyMailReg, async ({ body }, { actor }) => ({
    result: await codes.take(body.type, body.email.trim().toLowerCase(), body.otp, actor, body.appId),
    message: messages.verified,
  }));
}

function serveSubmitConsent({ http, links, agreed }: Deps): void {
  serve(http, calls.submitConsent, async ({ body }, { actor }) => {
    const { link } = await links.open(body.token, body.appId);
    const itemised = link.settings.consentStyle === 'itemised';
    const receipt = await agreed.submit(
      link,
      itemised ? (body.purposes ?? []) : noticePurposes,
      body.language,
      actor,
    );
    return { result: { receipt }, message: messages.verified };
  });
}

function serveGetMobileStatus(deps: Deps): void {
  serve(deps.http, calls.getMobileStatus, async ({ body }, context) => ({
    result: await contact(deps, who(context).lender, body.appId, 'mobile', body.mob),
  }));
}

function serveGetEmailStatus(deps: Deps): void {
  serve(deps.http, calls.getEmailStatus, async ({ body }, context) => ({
    result: await contact(deps, who(context).lender, body.appId, body.type, null),
  }));
}

function serveGetStatus({ http }: Deps): void {
  serve(http, calls.getStatus, async ({ query }, context) => {
    const [row] = await http.db.tenant(who(context).lender, (trx) =>
      trx.query<{ known: boolean; verified: boolean }>(sql`
        select exists (select from applicant where mobile_hash = ${http.vault.lookup('mobile', query.mob)}) as known,
          exists (select from contact where kind = 'mobile' and address_hash = ${http.vault.lookup('contact', query.mob)}) as verified`),
    );
    return { result: row ?? { known: false, verified: false } };
  });
}

function serveMyConsents({ http, agreed }: Deps): void {
  serve(http, calls.listConsents, async ({ params, query }, context) => ({
    result: await agreed.mine(who(context), params.id, query.language),
  }));
}

function serveGiveConsent({ http, agreed }: Deps): void {
  serve(http, calls.giveConsent, async ({ params, body }, context) => ({
    result: {
      receipt: await agreed.give(who(context), params.id, body.purpose, body.language, context.actor),
    },
    message: 'Your consent is recorded.',
  }));
}

function serveWithdrawConsent({ http, agreed }: Deps): void {
  serve(http, calls.withdrawConsent, async ({ params }, context) => ({
    result: { receipt: await agreed.withdraw(who(context), params.id, params.purpose, context.actor) },
    message: 'Your consent is withdrawn.',
  }));
}

/** Links, codes, the consent page's calls, the ledger's rows (P §2.2, §4.2, §7; product §7). */
export function consentRoutes(http: Http, outbox: Outbox): void {
  const deps = dependencies(http, outbox);
  serveEncryptedLink(deps);
  serveListConsentLinks(deps);
  serveListMessages(deps);
  serveRevokeConsentLink(deps);
  serveVerifyConsentLink(deps);
  serveSendConsentOtp(deps);
  serveSendMailOtp(deps);
  serveVerifyConsentOtp(deps);
  serveVerifyMailReg(deps);
  serveSubmitConsent(deps);
  serveGetMobileStatus(deps);
  serveGetEmailStatus(deps);
  serveGetStatus(deps);
  serveMyConsents(deps);
  serveGiveConsent(deps);
  serveWithdrawConsent(deps);
  mailLinkRoute(deps, calls.sendMailReg);
  mailLinkRoute(deps, calls.sendMailRegNew);
}
