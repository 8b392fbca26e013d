import { createPrivateKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptPush, readVapid } from './read-push.ts';

const bytes = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'base64url');

it('reads the message of RFC 8291, appendix A', () => {
  const publicPoint = bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicPoint.subarray(1, 33).toString('base64url'),
      y: publicPoint.subarray(33).toString('base64url'),
      d: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    },
  });
  const message = bytes(`
    DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml
    mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT
    pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`);
  const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
  const text = decryptPush(message, { privateKey, publicPoint, auth });
  expect(text).toBe('When I grow up, I want to be a watermelon');
  message[message.length - 20] = 1 + (message[message.length - 20] ?? 0);
  expect(() => decryptPush(message, { privateKey, publicPoint, auth })).toThrow();
});

it('reads the sender of RFC 8292, section 2.4, and no other one', () => {
  const header = `vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs`;
  const { claims } = readVapid(header);
  expect(claims).toEqual({
    aud: 'https://push.example.net',
    exp: 1_453_523_768,
    sub: 'mailto:push@example.com',
  });
  const body = Buffer.from(JSON.stringify({ ...claims, aud: 'https://evil.example' }));
  const forged = header.replace(/\.[\w-]+\./, `.${body.toString('base64url')}.`);
  expect(() => readVapid(forged)).toThrow('The signature is wrong.');
});
