import { LABELLED_CLICKS, REFERENCE_RATES, WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/dosing/help/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural, sentence } from '../grammar.ts';

const MAKER_READ = '2026-11-21';
const LABELS_READ = '2026-11-22';
const STORAGE_READ = '2026-11-26';

const AU_FAQ = 'Lilly Austrália, perguntas sobre o Mounjaro (au.lilly.com/mounjaro/patient/faq)';
const AU_STORAGE =
  'Lilly Austrália, como guardar o Mounjaro (au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/storage)';
const EMA_IN_USE = 'EMA, informações do produto Mounjaro, seção 6.3';
const MODIFIED_PEN =
  'Lilly UK, informação médica 219072: a KwikPen, versão modificada e versão inicial';

const days = (count: number) => plural(count, { one: '# dia', other: '# dias' });

export const texts: Words<typeof english> = {
  pageTitle: 'Ajuda · Dosewise',
  title: 'Ajuda',
  description:
    'Respostas curtas sobre canetas de injeção: cliques, preparo, doses esquecidas, viagens e armazenamento, com fontes.',
  lead: 'Respostas curtas. O que injetar ou tomar, e quando, é assunto entre você e quem prescreve seu medicamento.',
  topics: {
    click: {
      answer: [
        `Ao girar o botão de dose de uma KwikPen, há ${plural(WEEKLY_PEN.clicksPerDose, { one: '# clique', other: '# cliques' })} até uma dose completa de ${number(WEEKLY_PEN.mlPerDose)} mL. Assim, cada clique corresponde a ${number(WEEKLY_PEN.mlPerDose / WEEKLY_PEN.clicksPerDose)} mL, e metade dos cliques é metade da dose.`,
        'Nenhuma bula diz isso: nas bulas, o botão é girado até aparecer 1 na janela. Contar cliques é fazer contas, e o resultado é tão exato quanto a caneta.',
        'Para outras canetas, não foi encontrado nenhum número confiável. Conte os cliques de uma dose completa na sua própria caneta, ou deixe-os de fora e registre doses inteiras.',
      ],
      sources: [AU_FAQ, 'Cliques de uma dose completa: páginas de farmácias, em nenhuma bula'],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
    },
    priming: {
      answer: [
        'As instruções da KwikPen pedem o preparo antes de cada injeção: agulha nova, 2 cliques, agulha para cima, até aparecerem gotas.',
        `Uma KwikPen de 3 mL contém ${number(WEEKLY_PEN.dosesPerPen)} doses de ${number(WEEKLY_PEN.mlPerDose)} mL e mais líquido para o preparo. Assim, o preparo não tira nada dos ${number(LABELLED_CLICKS)} cliques contados aqui, e não é registrado.`,
        'Se um clique é 0,01 mL, um preparo gasta 0,02 mL, e quatro, 0,08 mL. Uma caneta preparada muito mais vezes, oito por exemplo, pode gastar o que há nela para isso e travar.',
        'A KwikPen de 2026 tem um refil menor. Não foi encontrado, em lugar nenhum, quanto dele é para o preparo.',
      ],
      sources: [
        AU_FAQ,
        'As instruções de uso, como copiadas em thecarepharmacy.com',
        'apotheke-adhoc.de, sobre preparar várias vezes',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.pens, label: 'Canetas' },
    },
    units: {
      answer: [
        'Uma seringa U-100 tem 100 unidades em 1 mL; portanto, uma unidade é 0,01 mL. Uma unidade indica a quantidade de líquido, não a de medicamento.',
        'Em outro frasco, a mesma quantidade em mg pode ser outro número de unidades. Leia os mg e os mL no seu próprio frasco e escolha esse frasco na calculadora.',
      ],
      sources: [
        'ISO 8537: 100 unidades são 1 mL',
        'As bulas de Zepbound e Mounjaro de 2026, como citadas em um guia dos EUA (id 60657164779)',
        'FDA, extrato da bula do Mounjaro, em vigor desde 29 de julho de 2026 (id 63258534823)',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.calculator, label: 'Calculadora' },
    },
    'golden-dose': {
      answer: [
        'Algumas pessoas retiram o que resta em uma KwikPen depois das quatro doses e chamam isso de Golden Dose. O fabricante não a aprovou e pede que não se injete o que resta.',
        'Não se sabe quanto resta; por isso, a dose pode ser menor ou maior do que parece. Retirar líquido com uma seringa pode contaminá-lo com germes. O limite da bula, de 30 dias após o primeiro uso, continua valendo.',
        'Segundo relatos, a KwikPen de 2026 não deixa nada que se possa retirar.',
        'O Dosewise pode registrar uma, se você permitir. Ele não sugere nenhuma.',
      ],
      sources: [
        'Lilly Alemanha, informação médica 227148',
        'Lilly UK e National Pharmacy Association, como citadas em novembro de 2025',
        MODIFIED_PEN,
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.settingsMedicines, label: 'Golden Dose em Configurações' },
    },
    'missed-dose': {
      answer: [
        'As bulas diferem, e algumas não dizem nada. A tabela traz o que foi encontrado; vale a bula da sua própria caixa. Na dúvida, pergunte a quem prescreve seu medicamento ou na farmácia.',
        'O plano marca uma dose como esquecida quando passa o prazo dado na bula. Se nenhuma bula dá um prazo, ele é a metade dos dias entre duas doses.',
      ],
      sources: [],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.plan, label: 'Plano' },
    },
    travelling: {
      answer: [
        'Seu plano, seus dias e seus lembretes seguem o fuso horário das suas configurações, não o do seu celular. Uma dose planejada para as 08:00 continua às 08:00 nesse fuso.',
        'Depois que você altera o fuso horário em Configurações, ela passa a ser às 08:00 do novo fuso. O que você registrou continua no mesmo instante; as listas o mostram pelo relógio do aparelho que você está usando.',
        'A bula da tirzepatida (Mounjaro, Zepbound) permite mudar o dia da semana se houver pelo menos 3 dias (72 horas) entre duas doses. A tabela de doses esquecidas traz o que dizem outras bulas.',
        'Onde não há geladeira, o fabricante permite que uma Mounjaro KwikPen fique abaixo de 30 °C por 30 dias ao todo. Antes de uma viagem ao exterior, ele pede que você avise seu médico ou farmacêutico: você pode precisar de uma carta sobre o que leva, e pode não conseguir o medicamento lá.',
      ],
      sources: [AU_FAQ, 'EMA, informações do produto Mounjaro, seção 4.2'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.settingsUnits, label: 'Fuso horário em Configurações' },
    },
    curve: {
      answer: [
        'Uma estimativa de quanto do medicamento há no sangue, a partir das doses que você registrou e de uma pessoa média dos estudos publicados. Ninguém mediu isso em você. Não serve para decidir sobre uma dose.',
        'Uma dose é absorvida sob a pele, circula entre o sangue e os tecidos e é degradada, cada etapa à taxa que o estudo encontrou. Para tirzepatida e semaglutida, as taxas são ajustadas ao seu peso mais recente. O que ainda resta de cada dose é somado. Entre alto e baixo ficam 9 de cada 10 pessoas.',
        'Para a tirzepatida, pode-se escolher um cálculo mais simples; ele mostra valores cerca de 20% mais baixos. Para a liraglutida, há só a forma da curva, sem números. Para comprimidos, dulaglutida e exenatida, não foi encontrado nenhum modelo confiável; por isso, nada é desenhado.',
        'Abaixo da curva estão todos os números com suas fontes, e o que eles não dizem.',
      ],
      sources: [
        'Tirzepatida: Schneck e Urva 2024, doi 10.1002/psp4.13099',
        'Semaglutida: Overgaard e outros 2019, doi 10.1007/s13300-019-0581-y',
        'Liraglutida: Overgaard e outros 2016, doi 10.1007/s40262-016-0410-7',
      ],
      readOn: LABELS_READ,
      leadsTo: { path: PATHS.pkCurve, label: 'Concentração no sangue' },
    },
    figures: {
      answer: [
        'Uma dose em mg são os cliques que você girou, divididos pelos cliques de uma dose da bula, vezes os mg que há nela. Com as unidades de um frasco é igual; comprimidos e canetas de dose única são contados.',
        'O que você pagou por uma dose é o preço da caneta, na proporção que a dose usou. Uma Golden Dose não acrescenta nada.',
        'O padrão é o preço de tabela de uma caneta no seu país no dia da dose, da dosagem mais próxima, dividido pelas doses de uma caneta. Sua economia é o padrão menos o que você pagou. Quando nenhum preço é conhecido, a página diz qual foi usado no lugar, ou que a dose não é contada.',
        `Os custos por mês são ${number(WEEKS_PER_MONTH)} vezes os da semana. Quando uma moeda foi convertida, a página informa a taxa de câmbio, o dia dela e quem a publicou.`,
        'A tendência do seu peso é a linha reta mais próxima das pesagens das 8 semanas antes da última.',
      ],
      sources: [
        `Taxas de câmbio, a não ser que seu servidor tenha outras mais novas: ${REFERENCE_RATES.source}, tabela de 17 de outubro de 2025`,
        'Preços de tabela: como Configurações os mostra, com o dia a partir do qual valem',
      ],
      readOn: MAKER_READ,
      leadsTo: { path: PATHS.costSavings, label: 'Economia' },
    },
    where: {
      answer: [
        'Em Exportar, você recebe tudo em arquivos, a qualquer momento. Em Configurações, você exclui a conta com tudo o que há nela; no menu, o que está só neste navegador.',
        'As páginas de admin de um servidor mostram quantas doses há, não de quem. O banco de dados e os backups contêm tudo; portanto, quem mantém o servidor pode ler tudo. O uso só é contado onde o servidor faz isso e você disse sim.',
      ],
      sources: ['O próprio Dosewise: seu programa e seus documentos'],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.exportData, label: 'Exportar' },
    },
    storing: {
      answer: [
        'Depois que uma caneta entra em uso, a bula dá um prazo em dias, mesmo que ainda reste algo nela. A tabela mostra esses prazos; a página Canetas, o último dia de cada uma das suas.',
        'O fabricante do Mounjaro pede que canetas, agulhas e seringas usadas sejam colocadas imediatamente em um coletor de perfurocortantes ou em outro recipiente rígido que não possa ser perfurado, fora do alcance de crianças, e não no lixo doméstico. Pergunte na farmácia quem recebe esse material.',
        'Uma caneta de Mounjaro que caiu sobre uma superfície dura não deve mais ser usada. Uma caneta é para uma só pessoa, uma agulha para uma só injeção.',
      ],
      sources: [AU_STORAGE, EMA_IN_USE],
      readOn: STORAGE_READ,
      leadsTo: { path: PATHS.pens, label: 'Canetas' },
    },
  },
  sources: 'Fontes',
  manySources: (count) => plural(count, { one: '# fonte', other: '# fontes' }),
  readOn: (on) => sentence(`Lido em ${on}`),
  licences: 'Licenças do software deste app',

  pictures: {
    click: (clicks, all) => `${number(clicks)} de ${number(all)} cliques girados.`,
    priming: 'As quatro doses. Tracejado: o líquido para o preparo.',
    units: (units, mg, ml) =>
      `${plural(units, { one: '# unidade', other: '# unidades' })}: ${number(mg)} mg em ${number(ml)} mL`,
    unitsOf: {
      'zepbound-single-dose-vial-us': 'Frasco de dose única',
      'tirzepatide-multi-dose-vial-us': 'Frasco de várias doses',
    },
    golden: 'As quatro doses foram usadas. Tracejado: ninguém sabe quanto resta.',
    missed: (count) =>
      `Bulas de Mounjaro e Zepbound: uma dose esquecida deve ser tomada em até ${days(count)}. Depois disso, ela deve ser pulada, e a próxima tomada no dia habitual.`,
    planned: 'Planejada',
    next: 'Próxima dose',
    travelling: 'No mesmo momento: 08:00 em Londres, 03:00 em Nova York.',
    curve:
      'Seis doses iguais, com uma semana entre elas, em uma pessoa média. Pontilhado: alto e baixo.',
    where: 'Seu navegador, o servidor e os backups dele. Sem conta, há só o navegador.',
  },
  dose: 'Uma dose, calculada',
  clicks: 'cliques',
  ofDose: 'cliques de uma dose da bula',
  inDose: 'em uma dose da bula',
  givenBy: 'dose',
  cost: 'Quanto custou uma dose, calculado',
  ofPen: 'cliques da caneta',
  price: 'preço da caneta',
  paid: 'custo da dose',
  mg: (amount) => `${number(amount)} mg`,

  temperaturesOf: 'Temperaturas, segundo a bula do Mounjaro',
  temperatures: {
    tooWarm: { range: 'Acima de 30 °C', what: 'Quente demais' },
    warm: {
      range: 'Até 30 °C',
      what: 'Só pelo número de dias que a bula dá, longe da luz',
    },
    cold: { range: '2 a 8 °C', what: 'Na geladeira, dentro da caixa, até o uso' },
    frozen: { range: 'Congelada', what: 'Nunca' },
  },

  days,
  daysAndHours: (hours) =>
    hours % 24 === 0
      ? `${days(hours / 24)} (${number(hours)}\u00a0h)`
      : plural(hours, { one: '# hora', other: '# horas' }),
  missed: {
    caption: 'Doses esquecidas, segundo a bula',
    label: 'Bula',
    take: 'Ainda pode ser tomada em até',
    gap: 'Mínimo entre doses',
    notStated: 'Não encontrado',
    labels: {
      mounjaro: 'Mounjaro, Zepbound',
      ozempicElsewhere: 'Ozempic na Europa e no Brasil',
      ozempicUs: 'Ozempic nos Estados Unidos',
      wegovyElsewhere: 'Canetas de Wegovy fora dos Estados Unidos',
      wegovyUs: 'Canetas de Wegovy nos Estados Unidos',
      saxenda: 'Saxenda',
      victoza: 'Victoza',
      trulicity: 'Trulicity',
      bydureon: 'Bydureon BCise',
      semaglutideTablets: 'Rybelsus, comprimidos de Wegovy',
      foundayo: 'Foundayo',
    },
    instead: {
      asPlanned: 'É pulada; a próxima, como planejado',
      dayLater: 'É pulada; a próxima, um dia depois',
    },
  },
  inUse: {
    caption: 'Dias em uso, segundo a bula',
    label: 'Bula',
    days: 'Após o primeiro uso',
    labels: {
      mounjaro: 'KwikPen de Mounjaro e Zepbound',
      ozempicElsewhere: 'Ozempic fora dos Estados Unidos',
      ozempicUs: 'Ozempic nos Estados Unidos',
      wegovyElsewhere: 'Wegovy FlexTouch fora dos Estados Unidos',
      wegovyUs: 'Wegovy FlexTouch nos Estados Unidos',
      saxendaVictoza: 'Saxenda, Victoza',
    },
  },
  where: {
    caption: 'O que fica guardado, e onde',
    place: 'Lugar',
    what: 'O que há ali',
    who: 'Quem vê',
    rows: {
      server: {
        place: 'Com conta: o servidor',
        what: 'Sua conta, canetas, doses, pesos, sintomas, plano e configurações.',
        who: 'Você, quem mantém o servidor, as pessoas que você convidou e quem tem um link, um endereço de calendário ou um token que você criou, até você encerrá-lo.',
      },
      browser: {
        place: 'Com conta: este navegador',
        what: 'O que você viu por último, para ler sem internet, e registros que aguardam o envio. Some quando você sai da conta.',
        who: 'Quem abre este navegador enquanto sua sessão está aberta.',
      },
      backups: {
        place: 'Backups do servidor',
        what: 'Tudo o que o servidor tinha naquele dia, mas sem links, tokens e chaves de acesso. A não ser que quem o mantém tenha escolhido outra coisa, há um por dia, e os sete últimos são guardados: o que você exclui fica neles por esse tempo. O que é feito antes de uma atualização fica até a próxima.',
        who: 'Quem mantém o servidor.',
      },
      'only-here': {
        place: 'Sem conta: só este navegador',
        what: 'Tudo. Não há backup além das cópias que você salva.',
        who: 'Quem abre este navegador.',
      },
    },
  },
};
