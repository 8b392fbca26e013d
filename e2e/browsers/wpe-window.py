"""A window of WPE WebKit without a screen, of any size, for WPEWebDriver: `wpe-window.py WIDTH HEIGHT`.

The MiniBrowser of the package has one size only, and there are no bindings of this library for Python.
"""
import ctypes
import signal
import sys
from ctypes import CFUNCTYPE, c_bool, c_char_p, c_int, c_uint, c_void_p

# Ends with the WebDriver server, which may be killed: 1 is PR_SET_PDEATHSIG.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

WIDTH, HEIGHT = int(sys.argv[1]), int(sys.argv[2])
FRAME_MS = 16
# Visible, focused, in a window.
SHOWN = 7

glib = ctypes.CDLL("libglib-2.0.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
wpe = ctypes.CDLL("libwpe-1.0.so.1", ctypes.RTLD_GLOBAL)
fdo = ctypes.CDLL("libWPEBackend-fdo-1.0.so.1", ctypes.RTLD_GLOBAL)
webkit = ctypes.CDLL("libWPEWebKit-1.1.so.0")


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype, found.argtypes = result, arguments
    return found


connect = function(gobject, "g_signal_connect_data", ctypes.c_ulong, c_void_p, c_char_p, c_void_p, c_void_p, c_void_p, c_int)
create = function(fdo, "wpe_view_backend_exportable_fdo_create", c_void_p, c_void_p, c_void_p, c_uint, c_uint)
backend_of = function(fdo, "wpe_view_backend_exportable_fdo_get_view_backend", c_void_p, c_void_p)
frame_complete = function(fdo, "wpe_view_backend_exportable_fdo_dispatch_frame_complete", None, c_void_p)
release = function(fdo, "wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer", None, c_void_p, c_void_p)
add_state = function(wpe, "wpe_view_backend_add_activity_state", None, c_void_p, c_uint)
new_backend = function(webkit, "webkit_web_view_backend_new", c_void_p, c_void_p, c_void_p, c_void_p)
context_new = function(webkit, "webkit_web_context_new_ephemeral", c_void_p)
allow_automation = function(webkit, "webkit_web_context_set_automation_allowed", None, c_void_p, c_int)
view_type = function(webkit, "webkit_web_view_get_type", ctypes.c_ulong)
new_object = gobject.g_object_new
new_object.restype = c_void_p
info_new = function(webkit, "webkit_application_info_new", c_void_p)
info_name = function(webkit, "webkit_application_info_set_name", None, c_void_p, c_char_p)
info_version = function(webkit, "webkit_application_info_set_version", None, c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64)
session_info = function(webkit, "webkit_automation_session_set_application_info", None, c_void_p, c_void_p)

# What C holds on to must not be collected.
kept = []


def callback(result, *arguments):
    def keep(python):
        made = CFUNCTYPE(result, *arguments)(python)
        kept.append(made)
        return ctypes.cast(made, c_void_p)
    return keep


waiting = set()


class Client(ctypes.Structure):
    _fields_ = [(name, c_void_p) for name in ("buffer", "dmabuf", "shm", "one", "two")]


@callback(None, c_void_p, c_void_p)
def export_shm(data, buffer):
    release(data_of(data), buffer)
    waiting.add(data_of(data))


views = []


def data_of(_):
    return views[-1]


@callback(c_int, c_void_p)
def tick(_):
    for view in list(waiting):
        waiting.discard(view)
        frame_complete(view)
    return 1


def make_view(context):
    client = Client(None, None, export_shm, None, None)
    kept.append(client)
    exportable = create(ctypes.byref(client), None, WIDTH, HEIGHT)
    views.append(exportable)
    backend = backend_of(exportable)
    add_state(backend, SHOWN)
    return new_object(
        ctypes.c_ulong(view_type()),
        b"backend", c_void_p(new_backend(backend, None, None)),
        b"web-context", c_void_p(context),
        b"is-controlled-by-automation", c_int(1),
        None,
    )


wpe.wpe_loader_init(b"libWPEBackend-fdo-1.0.so.1")
if not fdo.wpe_fdo_initialize_shm():
    sys.exit("no shared memory")
context = context_new()
allow_automation(context, 1)


@callback(c_void_p, c_void_p, c_void_p)
def create_web_view(_session, _data):
    return make_view(context)


@callback(None, c_void_p, c_void_p, c_void_p)
def automation_started(_context, session, _data):
    info = info_new()
    info_name(info, b"wpe-window")
    info_version(info, 2, 38, 0)
    session_info(session, info)
    connect(session, b"create-web-view", create_web_view, None, None, 0)


connect(context, b"automation-started", automation_started, None, None, 0)
function(glib, "g_timeout_add", c_uint, c_uint, c_void_p, c_void_p)(FRAME_MS, tick, None)
loop = function(glib, "g_main_loop_new", c_void_p, c_void_p, c_int)(None, 0)
function(glib, "g_main_loop_run", None, c_void_p)(loop)
