import type { ServerWords } from '../words.ts';

export const errors = {
  invalid_request: 'Revisa los datos que has indicado.',
  unauthorized: 'Inicia sesión, por favor.',
  wrong_passcode: 'Escribe el código de acceso de este informe.',
  wrong_credentials: 'El correo o la contraseña no son correctos.',
  second_factor_required: 'Escribe el código de tu app de autenticación.',
  wrong_code: 'Este código no es correcto o ya se usó.',
  wrong_passkey:
    'Ninguna cuenta usa aquí esta llave de acceso. Inicia sesión de otra manera o inténtalo de nuevo.',
  oidc_wrong_account: 'Este no es el acceso vinculado a tu cuenta. Usa el acceso vinculado.',
  forbidden: 'Acceso denegado. Solo para admins.',
  registration_closed: 'Este servidor no acepta cuentas nuevas.',
  invite_needed:
    'Para crear una cuenta aquí necesitas una invitación. Pídela a quien administra este servidor.',
  password_login_off:
    'Aquí no puedes iniciar sesión con una contraseña. Inicia sesión de otra manera.',
  confirmation_needed:
    'Confirma que eres tú con tu contraseña, un código o una llave de acceso, por favor.',
  setup_over: 'Este enlace sirve una sola vez, y ya se usó.',
  token_scope: 'Este token de API no tiene permiso para eso.',
  not_allowed:
    'No tienes permiso para hacer esto en los registros de esta persona. Puede que haya dejado de compartir contigo.',
  not_invited:
    'Esta invitación se envió a otra dirección. Inicia sesión con la cuenta que usa esa dirección.',
  not_found: 'No se encontró.',
  conflict: 'Esto se cambió en otro lugar. Recarga la página e inténtalo de nuevo.',
  email_taken: 'Ya existe una cuenta con este correo.',
  golden_pen_not_empty: 'Una Golden Dose solo se puede extraer de plumas vacías',
  golden_not_enabled: 'La Golden Dose no está activada para esta pluma',
  golden_volume_exceeded:
    'Eso es más de lo que aún se puede registrar como Golden Dose de esta pluma',
  not_enough_clicks: 'No quedan suficientes clics en la pluma elegida',
  pen_discarded: 'La fecha de esta dosis es posterior al día en que se desechó la pluma o la caja.',
  pen_has_doses: 'Esta pluma tiene dosis registradas. Elimínalas primero.',
  last_admin: 'Es la última cuenta con permisos de admin. Da primero esos permisos a otra persona.',
  last_way_in:
    'Es tu única forma de iniciar sesión. Crea primero una llave de acceso o pon una contraseña.',
  campaign_state: 'El estado de la campaña ha cambiado, así que esto ya no es posible.',
  copy_changed: 'Otro dispositivo ha cambiado esta copia.',
  changed_meanwhile: 'Esto se cambió en otro lugar, así que tu cambio no se guardó.',
  nobody_to_send_to:
    'Ahora mismo nadie del segmento de esta campaña recibiría este correo, así que no se ha enviado.',
  template_in_use: 'Una campaña que aún no se ha enviado usa esta plantilla.',
  reset_link_dead: 'Este enlace caducó o ya se usó. Pide uno nuevo, por favor.',
  invitation_dead: 'Esta invitación caducó o ya se aceptó. Pide una nueva, por favor.',
  email_link_dead: 'Este enlace caducó o ya se usó. Pide uno nuevo, por favor.',
  oidc_not_offered: 'Este servidor no ofrece iniciar sesión con otro servicio.',
  oidc_code_dead: 'Este inicio de sesión tardó demasiado o ya se usó. Empieza otra vez, por favor.',
  oidc_address_taken:
    'Ya hay una cuenta con tu dirección de correo. Inicia sesión en ella y vincula después este acceso en la página Seguridad.',
  oidc_no_address: 'Ese inicio de sesión no tiene dirección de correo, y una cuenta necesita una.',
  oidc_other_account: 'Este acceso está vinculado aquí a otra cuenta.',
  backup_download_off:
    'La descarga de copias de seguridad está desactivada. Quien administra este servidor puede copiarlas allí.',
  backup_under_way: 'Ya se está creando una copia de seguridad. Espera a que esté lista.',
  backup_failed: 'No se pudo crear la copia de seguridad.',
  reddit_not_ready: 'Conecta primero Reddit.',
  reddit_limited: 'Reddit nos pide esperar. Inténtalo más tarde.',
  reddit_failed: 'Reddit no respondió como se esperaba. Inténtalo de nuevo.',
  push_not_offered: 'Este servidor no puede enviar notificaciones a navegadores.',
  passkeys_not_offered: 'Las llaves de acceso no están disponibles en este servidor.',
  passkey_refused: 'No se pudo comprobar la llave de acceso. Inténtalo de nuevo.',
  mail_failed: 'El servidor de correo no aceptó el correo.',
  idempotency_mismatch: 'Esto ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
  id_in_use:
    'Este registro ya se guardó con otros datos. Recarga la página y compruébalo antes de registrarlo de nuevo.',
  deleted: 'Esto se ha eliminado.',
  act_expired: 'Este botón caducó. Inicia sesión, por favor.',
  not_planned: 'Para esa fecha y esa hora no hay ninguna dosis prevista.',
  weigh_in_there: 'Para esa fecha y esa hora ya hay un pesaje registrado.',
  account_full:
    'Esta cuenta ha llegado al límite de este tipo de entradas. Para hacer sitio, quita las que ya no necesites. Antes de eliminar registros, exporta una copia.',
  not_empty:
    'Esta cuenta ya tiene registros. Una copia completa solo se puede restaurar en una cuenta nueva.',
  import_under_way:
    'Otra importación tuya sigue en marcha. Inténtalo de nuevo cuando haya terminado.',
  too_many_writes:
    'Demasiados cambios en poco tiempo, así que este no se guardó. Espera un minuto e inténtalo de nuevo.',
  too_large:
    'Son demasiados datos de una vez. Prueba con un archivo más pequeño o con menos entradas.',
  unsupported_media_type: 'Envía el contenido como JSON.',
  too_many_requests: 'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  internal: 'Algo falló por nuestra parte. Inténtalo de nuevo.',
  copies_full: 'Este servidor no puede guardar más copias cifradas.',
  overloaded: 'El servidor está ocupado ahora mismo. Inténtalo de nuevo en un momento.',
  not_ready: 'El servicio no está listo. Inténtalo de nuevo en un momento.',
} satisfies ServerWords['errors'];
