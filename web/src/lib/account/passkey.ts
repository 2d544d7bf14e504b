/** Asks the browser's authenticator; the server's questions and the answers travel as JSON. */
import { toBytes, toText } from './bytes';

export type Json = Record<string, unknown>;
type Described = Omit<PublicKeyCredentialDescriptor, 'id'> & { id: string };
/** What the server asks: bytes are texts. */
type Making = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
};
type Signing = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
  allowCredentials?: Described[];
};

const described = (list: Described[] = []): PublicKeyCredentialDescriptor[] =>
  list.map((one) => ({ ...one, id: toBytes(one.id) }));

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
  const told = options as Making;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...told,
    challenge: toBytes(told.challenge),
    user: { ...told.user, id: toBytes(told.user.id) },
    excludeCredentials: described(told.excludeCredentials),
  };
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** A signature by any passkey for this site; null when the person thinks better of it. */
export async function sign(options: Json): Promise<Json | null> {
  const told = options as Signing;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...told,
    challenge: toBytes(told.challenge),
    allowCredentials: described(told.allowCredentials),
  };
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
