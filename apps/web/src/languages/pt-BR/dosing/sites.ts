import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Locais de injeção · Dosewise',
  title: 'Locais de injeção',
  lead: 'Há quanto tempo cada local está em pausa. Toque em um para ver as doses e a dor.',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para ver seus locais de injeção.',
  failed: 'Não foi possível carregar seus locais de injeção.',

  map: 'Mapa do corpo',
  longest: 'Maior pausa',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'A maior pausa entre os locais que você usa.',
  noneChosen: 'Você não escolheu nenhum local. Escolha alguns abaixo.',
  noDoses: 'Nenhuma injeção ainda',
  noDosesHint:
    'Registre doses com o local da injeção para ver há quanto tempo cada um está em pausa. Comprimidos não têm local.',
  logDose: 'Registrar uma dose',
  withoutPlace: 'Uma dose registrada sem local exato conta para todas as partes da região.',

  lastUsed: 'Último uso',
  uses: 'Vezes usado',
  meanPain: 'Dor média',
  never: 'Nunca',
  painOf: (pain) => `${number(pain)} de 10`,
  noPain: '–',
  painOver: (zone) => `Dor ao longo do tempo: ${zone}`,
  pain: 'Dor',
  date: 'Data',
  otherSites: 'Outros locais',
  noneHere: 'Nenhuma dose registrada exatamente aqui ainda.',
  painSummary: (uses, pain) => `${countDoses(uses)} aqui, dor ${number(pain)} de 10 em média.`,
  dosesFailed: 'Não foi possível carregar suas doses.',

  own: 'Os locais que você usa',
  ownHint: 'Só estes são sugeridos.',
  saveFailed: 'Não foi possível salvar. Tente de novo.',
  notes: {
    arm: 'A bula da tirzepatida diz que outra pessoa deve aplicar a injeção no braço.',
    buttock: 'As bulas citam apenas abdome, coxa e braço.',
  },

  list: 'Todos os locais',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dor ${number(pain)} de 10`,
};
