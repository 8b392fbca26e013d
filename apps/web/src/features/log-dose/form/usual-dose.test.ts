// Shows 24.6.
import { expect, it } from 'vitest';
import { doseOf, penOf } from '../../../records/pens/pens-for-tests.ts';
