/* How the compiled engine reads attributes and items and calls methods.

The interpreter remembers at every place of the code what it found there last: where in a thing of that type an
attribute lies, or which function a method is. Cython's code looks them up by name each time, which costs more than
compiling saves. Here it remembers as the interpreter does, and knows by the version of a type or of a dictionary
whether that still holds. Whatever is not as simple as that goes the usual way. */

#if defined(__GNUC__) && CYTHON_COMPILING_IN_CPYTHON && CYTHON_USE_DICT_VERSIONS && CYTHON_USE_PYLONG_INTERNALS

#include <structmember.h>

/* -- attributes: in a slot, or in the dictionary of a thing that hardly ever changes, like a box -- */

#define VERSION_OF(dictionary) (((PyDictObject *)(dictionary))->ma_version_tag)

enum { ELSEWHERE = 0, IN_DICTIONARY = -1 };

typedef struct {
    unsigned int version; /* of the type that was met last, 0 for none */
    Py_ssize_t where;     /* the offset of a slot, or one of the above */
    PY_UINT64_T state;    /* the version of the dictionary that was met last */
    PyObject *value;      /* what it holds, which it owns */
} Attribute;

static Py_ssize_t where_is(PyTypeObject *type, PyObject *found) {
    PyMemberDef *member;
    if (type->tp_getattro != PyObject_GenericGetAttr) {
        return ELSEWHERE;
    }
    if (found == NULL) {
        return type->tp_dictoffset ? IN_DICTIONARY : ELSEWHERE;
    }
    if (!Py_IS_TYPE(found, &PyMemberDescr_Type) || !PyType_IsSubtype(type, PyDescr_TYPE(found))) {
        return ELSEWHERE;
    }
    member = ((PyMemberDescrObject *)found)->d_member;
    return member->type == T_OBJECT_EX ? member->offset : ELSEWHERE;
}

static PyObject *in_dictionary(Attribute *attribute, PyObject *thing, PyObject *name) {
    PyObject **dictionary = _PyObject_GetDictPtr(thing);
    if (dictionary == NULL || *dictionary == NULL) {
        return NULL;
    }
    if (unlikely(attribute->state != VERSION_OF(*dictionary))) {
        attribute->value = PyDict_GetItemWithError(*dictionary, name);
        attribute->state = VERSION_OF(*dictionary);
    }
    return attribute->value;
}

static CYTHON_INLINE PyObject *read_attribute(Attribute *attribute, PyObject *thing, PyObject *name) {
    PyTypeObject *type = Py_TYPE(thing);
    PyObject *value = NULL;
    if (unlikely(attribute->version == 0 || attribute->version != type->tp_version_tag)) {
        PyObject *found = _PyType_Lookup(type, name); /* gives the type a version if it has none */
        attribute->version = type->tp_version_tag;
        attribute->where = where_is(type, found);
    }
    if (likely(attribute->where > 0)) {
        value = *(PyObject **)((char *)thing + attribute->where);
    }
    else if (attribute->where == IN_DICTIONARY) {
        value = in_dictionary(attribute, thing, name);
    }
    if (likely(value != NULL)) {
        Py_INCREF(value);
        return value;
    }
    return PyObject_GetAttr(thing, name);
}

#define READ_ATTRIBUTE(thing, name) \
    ({ static Attribute attribute; read_attribute(&attribute, (thing), (name)); })

/* -- methods of things without a dictionary of their own -- */

typedef struct {
    unsigned int version; /* of the type that was met last, 0 for none */
    PyObject *function;   /* the type owns it; NULL if the name means anything else */
} Method;

static CYTHON_INLINE PyObject *call_method(Method *method, PyObject *name, PyObject *const *args, size_t count) {
    PyTypeObject *type = Py_TYPE(args[0]);
    if (unlikely(method->version == 0 || method->version != type->tp_version_tag)) {
        PyObject *found = _PyType_Lookup(type, name);
        int is_method = found != NULL && PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR);
        int is_plain = type->tp_getattro == PyObject_GenericGetAttr && type->tp_dictoffset == 0;
        method->version = type->tp_version_tag;
        method->function = is_method && is_plain ? found : NULL;
    }
    if (likely(method->function != NULL)) {
        PyObject *result, *function = method->function;
        Py_INCREF(function);
        result = PyObject_Vectorcall(function, args, count & ~PY_VECTORCALL_ARGUMENTS_OFFSET, NULL);
        Py_DECREF(function);
        return result;
    }
    return PyObject_VectorcallMethod(name, args, count, NULL);
}

#define CALL_METHOD(name, args, count) \
    ({ static Method method; call_method(&method, (name), (args), (count)); })

/* -- items by number -- */

static CYTHON_INLINE PyObject *read_item(PyObject *things, PyObject *key) {
    PyObject *item = NULL;
    if (PyLong_CheckExact(key) && __Pyx_PyLong_IsCompact(key) && __Pyx_PyLong_IsNonNeg(key)) {
        Py_ssize_t at = (Py_ssize_t)__Pyx_PyLong_CompactValueUnsigned(key);
        if (PyTuple_CheckExact(things)) {
            item = at < PyTuple_GET_SIZE(things) ? PyTuple_GET_ITEM(things, at) : NULL;
        }
        else if (PyList_CheckExact(things)) {
            item = at < PyList_GET_SIZE(things) ? PyList_GET_ITEM(things, at) : NULL;
        }
        else if (PyByteArray_CheckExact(things) && at < PyByteArray_GET_SIZE(things)) {
            return PyLong_FromLong((unsigned char)PyByteArray_AS_STRING(things)[at]);
        }
    }
    if (item != NULL) {
        Py_INCREF(item);
        return item;
    }
    return PyObject_GetItem(things, key);
}

#define READ_ITEM(things, key) read_item((things), (key))

#else

#define READ_ATTRIBUTE __Pyx_PyObject_GetAttrStr
#define CALL_METHOD __Pyx_PyObject_FastCallMethod
#define READ_ITEM __Pyx_PyObject_GetItem

#endif
