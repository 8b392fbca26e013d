import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Confira os dados que você informou.',
  unauthorized: 'Entre na sua conta.',
  wrong_passcode: 'Digite o código de acesso deste relatório.',
  wrong_credentials: 'E-mail ou senha incorretos.',
  second_factor_required: 'Digite o código do seu app autenticador.',
  wrong_code: 'Este código está errado ou já foi usado.',
  wrong_passkey:
    'Nenhuma conta aqui usa esta chave de acesso. Entre de outra forma, ou tente de novo.',
  oidc_wrong_account: 'Este não é o login vinculado à sua conta. Use o login vinculado.',
  forbidden: 'Acesso negado. Só para admins.',
  registration_closed: 'Este servidor não aceita novas contas.',
  invite_needed:
    'Para criar uma conta aqui, você precisa de um convite. Peça-o a quem administra este servidor.',
  password_login_off: 'Aqui não é possível entrar com uma senha. Entre de outra forma.',
  confirmation_needed: 'Confirme que é você com sua senha, um código ou uma chave de acesso.',
  setup_over: 'Este link só pode ser usado uma vez e já foi usado.',
  token_scope: 'Este token de API não tem permissão para fazer isso.',
  not_allowed:
    'Você não tem permissão para fazer isso nos registros desta pessoa. Ela pode ter deixado de compartilhar com você.',
  not_invited:
    'Este convite foi enviado a outro endereço. Entre com a conta que tem esse endereço.',
  not_found: 'Não encontrado.',
  conflict: 'Isto foi alterado em outro lugar. Recarregue a página e tente de novo.',
  email_taken: 'Já existe uma conta com este e-mail.',
  golden_pen_not_empty: 'Só é possível retirar uma Golden Dose de canetas vazias',
  golden_not_enabled: 'O registro de Golden Dose não está ativado para esta caneta',
  golden_volume_exceeded: 'É mais do que ainda se pode registrar como Golden Dose desta caneta',
  not_enough_clicks: 'Não restam cliques suficientes na caneta escolhida',
  pen_discarded: 'A data desta dose é posterior ao dia do descarte.',
  pen_has_doses: 'Esta caneta tem doses registradas. Exclua-as antes.',
  last_admin: 'Este é o último admin. Antes, dê a outra pessoa os direitos de admin.',
  last_way_in:
    'Esta é sua única forma de entrar. Antes, crie uma chave de acesso ou defina uma senha.',
  campaign_state: 'O status da campanha mudou; por isso, isto não é mais possível.',
  copy_changed: 'Outro aparelho alterou esta cópia.',
  changed_meanwhile: 'Isto foi alterado em outro lugar; por isso, sua alteração não foi salva.',
  nobody_to_send_to:
    'Ninguém no segmento desta campanha receberia este e-mail agora, então ela não foi enviada.',
  template_in_use: 'Uma campanha que ainda não foi enviada usa este modelo.',
  reset_link_dead: 'Este link venceu ou já foi usado. Peça um novo.',
  invitation_dead: 'Este convite venceu ou já foi aceito. Peça um novo.',
  email_link_dead: 'Este link venceu ou já foi usado. Peça um novo.',
  oidc_not_offered: 'Este servidor não oferece login por outro serviço.',
  oidc_code_dead: 'Este login demorou demais ou já foi usado. Comece de novo.',
  oidc_address_taken:
    'Já existe uma conta com seu endereço de e-mail. Entre nela e depois vincule este login na página Segurança.',
  oidc_no_address: 'Esse login não tem endereço de e-mail, e uma conta precisa de um.',
  oidc_other_account: 'Este login está vinculado a outra conta aqui.',
  backup_download_off:
    'O download de backups está desativado. Quem administra este servidor pode copiá-los lá.',
  backup_under_way: 'Um backup já está sendo criado. Espere até que ele esteja pronto.',
  backup_failed: 'Não foi possível criar o backup.',
  reddit_not_ready: 'Conecte o Reddit antes.',
  reddit_limited: 'O Reddit nos pede que esperemos. Tente de novo mais tarde.',
  reddit_failed: 'O Reddit não respondeu como esperado. Tente de novo.',
  push_not_offered: 'Este servidor não pode enviar notificações a navegadores.',
  passkeys_not_offered: 'As chaves de acesso não estão disponíveis neste servidor.',
  passkey_refused: 'Não foi possível verificar a chave de acesso. Tente de novo.',
  mail_failed: 'O servidor de e-mail não aceitou o e-mail.',
  idempotency_mismatch:
    'Isto já foi enviado com outros dados. Recarregue a página e tente de novo.',
  id_in_use:
    'Este registro já foi salvo com outros dados. Recarregue a página e confira-o antes de registrá-lo de novo.',
  deleted: 'Isto foi excluído.',
  act_expired: 'Este botão não funciona mais. Entre na sua conta.',
  not_planned: 'Nenhuma dose está planejada para essa data e hora.',
  weigh_in_there: 'Já há uma pesagem registrada para essa data e hora.',
  account_full:
    'Esta conta atingiu o limite para este tipo de item. Para abrir espaço, remova os que não são mais necessários. Antes de excluir registros, exporte uma cópia.',
  not_empty:
    'Esta conta já tem registros. Uma cópia completa só pode ser restaurada em uma conta nova.',
  import_under_way: 'Outra importação sua ainda não terminou. Tente de novo depois.',
  too_many_writes:
    'Mudanças demais em pouco tempo, por isso esta não foi salva. Espere um minuto e tente de novo.',
  too_large: 'São dados demais de uma vez. Tente com um arquivo menor ou menos registros.',
  unsupported_media_type: 'Envie o conteúdo como JSON.',
  too_many_requests: 'Tentativas demais. Espere um pouco e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo.',
  copies_full: 'Este servidor não pode guardar mais cópias criptografadas.',
  overloaded: 'O servidor está ocupado agora. Tente de novo daqui a pouco.',
  not_ready: 'O serviço não está pronto. Tente de novo daqui a pouco.',
} satisfies ServerWords['errors'];
