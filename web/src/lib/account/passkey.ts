/** Asks the browser's authenticator; the server's questions and the answers travel as JSON. */
import { toBytes, toText } from './bytes';

export type Json = Record<string, unknown>;
interface Described {
  id: string;
  type: PublicKeyCredentialType;
}

const described = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as Described[]).map((one) => ({ ...one, id: toBytes(one.id) }));

export const passkeysPossible = (): boolean => typeof PublicKeyCredential !== 'undefined';

function asJson(made: PublicKeyCredential): Json {
  const answer = made.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const response: Json = {};
  for (const part of parts) {
    const value = answer[part] as ArrayBuffer | null | undefined;
    if (value) response[part] = toText(value);
  }
  return { id: made.id, rawId: toText(made.rawId), type: made.type, response, clientExtensionResults: {} };
}

/** A fresh passkey; null when the person thinks better of it. */
export async function make(options: Json): Promise<Json | null> {
  const user = options['user'] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: toBytes(options['challenge'] as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: described(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** A signature by any passkey for this site; null when the person thinks better of it. */
export async function sign(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: toBytes(options['challenge'] as string),
    allowCredentials: described(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  return asked(() => navigator.credentials.get({ publicKey }));
}

async function asked(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const made = await ask();
    return made instanceof PublicKeyCredential ? asJson(made) : null;
  } catch (fault) {
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}
