import type { Verification } from '../aadhaar-qr/verify.ts';
import type { SignedXmlVerification } from '../xml-signature/verify.ts';

const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * What the signature of a locker's certificate proves, in a sentence. `signedAt`: null when the certificate does not
 * tell; its signer is then judged by the day on which it was fetched.
 */
export function verdictOf(proof: SignedXmlVerification, signedAt: Date | null): Verification {
  const untrusted = (why: string): Verification => ({
    trusted: false,
    signedAt,
    sentence: `UNVERIFIED: ${why} Its details prove nothing. Fetch the document from DigiLocker again.`,
  });
  switch (proof.state) {
    case 'unsigned':
      return untrusted('the certificate carries no signature.');
    case 'unknown-signer':
      return untrusted('the signature is not from any signer of DigiLocker that is trusted here.');
    case 'outside-validity': {
      const { name, notBefore, notAfter } = proof.signer;
      const when = signedAt ? `was signed on ${long.format(signedAt)}` : 'does not tell when it was signed';
      return untrusted(
        `the certificate ${when}, and ${name} was valid only from ${long.format(notBefore)} to ${long.format(notAfter)}.`,
      );
    }
    case 'trusted': {
      const { name, sandbox } = proof.signer;
      const signer = sandbox ? `the sandbox key ${name} (a demonstration, not DigiLocker)` : name;
      const when = signedAt
        ? ` on ${long.format(signedAt)}.`
        : '. The certificate does not tell when it was signed.';
      return {
        trusted: true,
        keyName: name,
        sandbox,
        signedAt,
        signedWithinValidity: signedAt ? proof.signedWithinValidity : null,
        sentence: `Signed with ${signer}${when}`,
      };
    }
  }
}
