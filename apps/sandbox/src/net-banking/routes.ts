import { accountsOf } from '@pramaan/specimens/statements/accounts.ts';
import { ledgerOf } from '@pramaan/specimens/statements/ledger.ts';
import type { FastifyInstance } from 'fastify';
import type { PeopleBook } from '../people/people-book.ts';
import { daysBefore, today } from '../yodlee/accounts.ts';
import { bankUser, rightPassword } from '../yodlee/test-users.ts';

const schema = {
  body: {
    type: 'object',
    required: ['bankName', 'userId', 'password'],
    properties: {
      bankName: { type: 'string', maxLength: 60 },
      userId: { type: 'string', maxLength: 100 },
      password: { type: 'string', maxLength: 128 },
    },
  },
};

interface Asked {
  Body: { bankName: string; userId: string; password: string };
}

/** Plays a net-banking verification service: the account in one piped text, and its last six months (C §3). */
export function netBankingRoutes(world: FastifyInstance, book: PeopleBook): void {
  world.post<Asked>('/net-banking/verify', { schema }, async ({ headers, body }, reply) => {
    if (!headers.authorization?.startsWith('Bearer ')) return reply.code(401).send({ error: 'Unauthorized' });
    const user = bankUser(body.userId, book);
    if (!user || body.password !== rightPassword)
      return reply.code(422).send({ error: 'The bank does not know this user id or password.' });
    if (user.ending === 'down') return reply.code(503).send({ error: 'The bank does not answer.' });
    const [account] = accountsOf(user.person);
    const to = today();
    const { rows } = ledgerOf(account, { from: daysBefore(to, 183), to });
    return {
      accountDetails: [account.holder.name, account.bank.name, account.number].join('|'),
      transactions: rows.map((row) => ({
        amount: row.paise / 100,
        balanceAfterTransaction: row.balance / 100,
        category: '',
        dateTime: row.date,
        description: row.narration,
        remark: row.reference || 'NA',
        type: row.side.toUpperCase(),
        valueDate: row.valueDate,
      })),
    };
  });
}
