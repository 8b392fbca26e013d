import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Exportar · Dosewise',
  title: 'Exportar',
  lead: 'Cada arquivo contém todos os seus registros, os mais novos primeiro, com datas em UTC, pesos em kg e comprimentos em cm, sejam quais forem as unidades que você vê aqui.',
  movingIn: 'Quer restaurar um arquivo assim, ou vem de outro app?',
  import: 'Importar um arquivo',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para exportar seus dados.',
  takeAlong: {
    title: 'Continuar sem conta',
    what: 'Uma cópia de tudo, que abre em qualquer navegador: lá, “Usar sem conta” e depois “Abrir uma cópia”.',
    take: 'Levar meus registros comigo',
    fileName: 'dosewise-exportacao.json',
  },
  tables: 'Tabelas para uma planilha',
  whole: 'Para outro programa, ou para guardar',
  doses: {
    title: 'Doses',
    contents: 'Data, caneta e sua dosagem, cliques ou volume, mg, local da injeção e dor.',
  },
  weights: {
    title: 'Pesos',
    contents: 'Data, peso em kg, anotação e origem. Você pode importar de novo na página Peso.',
  },
  symptoms: {
    title: 'Sintomas',
    contents: 'Data, categoria, intensidade de 0 a 10 e anotação.',
  },
  measurements: {
    title: 'Medidas',
    contents:
      'Data, cintura, quadril, gordura corporal ou massa magra com sua unidade, e anotação.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, pesos, medidas, altura, IMC e sintomas com códigos, para sistemas de prontuário eletrônico.',
  },
  everything: {
    title: 'Tudo em JSON',
    contents:
      'Seu perfil, configurações, meta, canetas, doses, pesos, medidas e sintomas em um arquivo.',
  },
  download: 'Baixar ',
  downloaded: (fileName) => `${fileName} foi baixado.`,
  fetchFailed: 'Não foi possível baixar o arquivo.',
};
