import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Entrar',
  beginLocal: 'Usar sem conta',
  startEmpty: 'Começar do zero',
  lookAround: 'Ver 18 meses de uma pessoa fictícia',
  beginHere: 'Ainda não há nada guardado aqui. Tudo fica neste navegador.',
  notBegun: 'Não foi possível carregar o necessário. Verifique sua conexão e tente de novo.',
  adminPrompt: 'Entre como admin para abrir esta página.',
  adminsOnly: 'Acesso negado. Só para admins.',
  adminDenied: 'Acesso negado. São necessários privilégios de admin.',
  toDashboard: 'Ir para o painel',
  offline: 'Você está sem internet. Estes são seus últimos registros salvos.',
  loginAhead:
    'Algo na frente do servidor pede primeiro que você entre, como uma página de login ou o Wi-Fi. O que está salvo aqui continua aqui.',
  openLogin: 'Abrir esse login',
  unanswered:
    'Não foi possível acessar o servidor, por isso seus registros não podem ser mostrados. Sua sessão continua aberta aqui.',
  nothingKept:
    'Este navegador não guarda nada para este site; por isso sua sessão termina sempre que a página é recarregada ou fechada. Para continuar na sua conta, permita cookies e dados deste site nas configurações do navegador.',
};
