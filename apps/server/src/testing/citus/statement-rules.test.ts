// Shows 41.1.
import { expect, it } from 'vitest';
import { findFaults } from './statement-rules.ts';

const DIVIDED = new Map([
  ['user_account', 'id'],
  ['pen', 'user_id'],
  ['dose', 'user_id'],
  ['email_address', 'email'],
]);
const faults = (text: string) => findFaults(text, ['Ann', 'Bob', 'Ann'], DIVIDED);

it.each([
  'select * from pen where user_id = $1',
  'select * from campaign join campaign_link on true',
  'select * from pen join dose on dose.user_id = pen.user_id and dose.pen_id = pen.id',
  'select * from pen, dose where pen.user_id = $1 and dose.user_id = $1',
  'select * from pen, dose where pen.user_id = $1 and dose.user_id = $3',
  'select * from user_account u join pen on pen.user_id = u.id',
  'select * from pen where (user_id, id) in (select user_id, pen_id from dose)',
  'select id from pen where exists (select id from dose where dose.user_id = pen.user_id)',
  'with mine as (select user_id, id from pen where user_id = $1) select * from dose join mine on mine.user_id = dose.user_id',
  'select * from (select user_id as u, count(*) from dose group by 1) as d join pen on pen.user_id = d.u',
  'select * from pen where user_id = $1 for update',
  'select (select count(*) from pen), (select count(*) from dose)',
  'select id from campaign where id in (select campaign_id from dose where user_id = $1)',
  'select id from pen where exists (select 1 from dose where dose.user_id = pen.user_id and exists (select 1 from campaign where campaign.id = dose.campaign_id))',
  'insert into dose (user_id, id) select u.id, $2 from user_account u where u.id = $1 on conflict (id) do nothing',
  'select * from pen where user_id in ($1) for update',
  'insert into dose (id, user_id) select id, user_id from pen',
  'insert into dose (id, user_id) values ($1, $2), ($3, $4)',
  'update dose set mg = 1 from pen where pen.user_id = dose.user_id',
  'delete from dose using pen where pen.user_id = dose.user_id',
  'select * from pen where user_id = $1 union all select * from dose where user_id = $1',
  'update user_account set id = id where id = $1',
  'insert into pen (user_id, id) values ($1, $2) on conflict (user_id, id) do update set name = 1',
])('finds nothing wrong with %s', (text) => {
  expect(faults(text)).toEqual([]);
});

it.each([
  ['select * from pen join dose on dose.pen_id = pen.id', 'joins rows of several users'],
  [
    'select * from pen, dose where pen.user_id = $1 and dose.user_id = $2',
    'joins rows of several users',
  ],
  ['select * from pen where id in (select pen_id from dose)', 'joins rows of several users'],
  [
    'select * from pen where exists (select 1 from dose where user_id = $1)',
    'joins rows of several users',
  ],
  [
    'select * from pen join dose on dose.user_id = pen.user_id or true',
    'joins rows of several users',
  ],
  [
    'select * from pen join dose on not (dose.user_id = pen.user_id)',
    'joins rows of several users',
  ],
  [
    'select (select count(*) from pen p join dose d on d.pen_id = p.id), (select count(*) from dose)',
    'joins rows of several users',
  ],
  [
    'select * from user_account u join email_address e on e.user_id = u.id',
    'joins rows of several users',
  ],
  ['insert into dose (id, user_id) select id, id from pen', 'joins rows of several users'],
  [
    'with p as (select id from pen) select * from dose join p on p.id = dose.pen_id',
    'joins rows of several users',
  ],
  ['select * from pen for update skip locked', 'locks rows of several users'],
  [
    'update dose set mg = 1 where (user_id, id) in (select user_id, id from dose for update)',
    'locks rows of several users',
  ],
  ['update pen set user_id = $1 where user_id = $2', 'moves a row to another user'],
  ['update pen set user_id = $1, name = $2 where user_id = $3', 'moves a row to another user'],
  [
    'insert into pen (user_id, id) values ($1, 1) on conflict (id) do update set user_id = $1',
    'moves a row to another user',
  ],
  [
    'insert into pen (user_id, id) values ($1, (select max(id) from dose where user_id = $1))',
    'asks inside values',
  ],
  [
    'select id from campaign where not exists (select 1 from dose where dose.campaign_id = campaign.id)',
    'asks for each copied row',
  ],
  [
    'insert into dose (user_id, id) select $1, 1 where true on conflict (id) do update set mg = $2',
    'inserts from a select of no table',
  ],
])('finds that %s', (text, fault) => {
  expect(faults(text)).toEqual([fault]);
});
