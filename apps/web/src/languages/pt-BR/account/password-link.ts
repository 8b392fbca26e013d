import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Esqueceu sua senha · Dosewise',
  title: 'Esqueceu sua senha?',
  lead: 'Digite seu e-mail e enviaremos um link para escolher uma nova.',
  noMailLead:
    'Este servidor não envia e-mails. Digite seu e-mail aqui e depois peça a quem o mantém o link para escolher uma nova senha.',
  email: 'E-mail',
  send: 'Enviar o link',
  sendAgain: 'Enviar o link de novo',
  sent: 'Se este endereço tiver uma conta, um link está a caminho.',
  sentHint: 'Ele vale por uma hora. Veja também a pasta de spam.',
  noMailSent: 'Se este endereço tiver uma conta, o servidor agora tem um link para ela.',
  noMailHint:
    'Ele vale por uma hora. Este servidor não envia e-mails: peça o link a quem o mantém.',
  sendFailed: 'Não foi possível enviar o link.',
  backToLogin: 'Voltar ao login',

  newPageTitle: 'Nova senha · Dosewise',
  choose: 'Escolha uma nova senha',
  chooseHint: 'A sessão será encerrada em todos os aparelhos em que está aberta agora.',
  save: 'Salvar e entrar',
  saveFailed: 'Não foi possível alterar a senha.',
  changed: 'Sua senha foi alterada, e você já está na sua conta.',
  changedOnly: 'Sua senha foi alterada. Entre com ela.',
  dead: 'Este link não funciona mais',
  deadHint: 'Ele venceu, foi usado ou está incompleto. Sua senha não mudou.',
  askAgain: 'Pedir um novo link',
};
