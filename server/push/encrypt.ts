import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a subscription: the browser's public key and its secret, as bytes. */
export interface PushKeys {
  /** A point of P-256, uncompressed: 65 bytes. */
  readonly p256dh: Uint8Array;
  /** 16 bytes. */
  readonly auth: Uint8Array;
}

/** Size of a record of RFC 8188: all is in one. */
const RECORD_BYTES = 4096;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Marks the last record. */
const LAST = 2;

/** The secrets of one message; other than from the generator only in tests. */
interface Ephemeral {
  readonly privateKey: Uint8Array;
  readonly salt: Uint8Array;
}

/**
 * A message for one subscription, in the encoding `aes128gcm` (RFC 8291, RFC 8188).
 *
 * @throws when the key is no point of the curve
 */
export function encryptPush(text: string, keys: PushKeys, ephemeral?: Ephemeral): Buffer {
  const sender = createECDH('prime256v1');
  if (ephemeral) sender.setPrivateKey(ephemeral.privateKey);
  else sender.generateKeys();
  const salt = ephemeral?.salt ?? randomBytes(16);
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(keys.p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.p256dh, own]);
  const secret = derive(shared, keys.auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(21);
  header.set(salt, 0);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(own.length, 20);
  const record = Buffer.concat([Buffer.from(text), Buffer.from([LAST])]);
  return Buffer.concat([header, own, cipher.update(record), cipher.final(), cipher.getAuthTag()]);
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
